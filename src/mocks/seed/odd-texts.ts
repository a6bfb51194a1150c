/**
 * Long, mixed and hostile names and lines, shown only where `faults.texts` is `odd`, to prove that text
 * stays text.
 */
export const ODD_NAMES = [
  '<b>bold</b> $t(common:logout) {{name}}',
  'Bartholomew Wolfeschlegelsteinhausenbergerdorff the Third of Lower Saxony',
  'محمد‎ (Moe) 123',
  '👩‍👩‍👧‍👦',
  'O’Brien & Söhne',
] as const

export const ODD_LINES = [
  '<script>alert("hi")</script> does this break anything?',
  '<img src=x onerror=alert(1)> $t(common:logout) {{name}}',
  'a'.repeat(70),
  '‮evil‬ and back',
  'Rechtsschutzversicherungsgesellschaftenangestelltenverbandsvorsitzendenwahl',
] as const

/** An odd text for every third index; undefined otherwise. */
export const oddAt = (list: readonly string[], index: number): string | undefined =>
  index % 3 === 0 ? list[(index / 3) % list.length] : undefined
