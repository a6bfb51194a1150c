/** A short digest of a text (FNV-1a, twice 32 bits, and its length), to compare long texts without keeping them. */
export function digestOf(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x85ebca6b)
  }
  return [one, two, text.length].map((part) => (part >>> 0).toString(36)).join('.')
}
