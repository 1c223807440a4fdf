/// A part of the source that is not shown as it stands: what is between the marks is.
struct MarkdownMark {
  /// What a mark does to the text.
  enum Meaning {
    /// The letters behind it look like this, beside what they looked like before.
    case begins(FragmentStyle.Traits)
    /// They do no longer.
    case ends(FragmentStyle.Traits)
    /// What is behind it leads there.
    case beginsLink(String)
    /// It does no longer.
    case endsLink
    /// What is behind it has these attributes.
    case beginsSpan([String: AttributeValue])
    /// It has them no longer.
    case endsSpan
    /// This text is shown instead: of an escape, of an entity, of a line's end in code.
    case standsFor(String)
    /// An image, of which terminals have none: all that is in it is shown as it stands.
    case isVerbatim
  }

  /// Where it is in the source; never empty.
  let range: Range<Int>
  /// What it does.
  let meaning: Meaning
}
