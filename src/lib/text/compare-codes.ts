/** Compares texts by their character codes: a fixed order in every language. */
export function compareCodes(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
