/** Compares texts by their character codes: a fixed order in every language. */
export function compareCodes(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
