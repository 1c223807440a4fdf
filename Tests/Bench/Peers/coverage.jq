# Counts the leaves of each locale by state: {"de": {"translated": 742, "new": 5}, …}

def leaves:
  if has("stringUnit") then .stringUnit.state // "" else empty end,
  if has("stringSet") then
    .stringSet | (.state // "") as $state | .values[] | $state
  else empty end,
  if has("variations") then .variations[][] | leaves else empty end,
  if has("substitutions") then .substitutions[] | leaves else empty end;

reduce (
  .strings[].localizations | objects
  | keys_unsorted[] as $locale | .[$locale] | leaves | [$locale, .]
) as $leaf ({}; setpath($leaf; getpath($leaf) + 1))
