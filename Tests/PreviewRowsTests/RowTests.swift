import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing

@Suite struct RowTests {
}
