/** A random UUID (version 4) for what this page makes. Not `randomUUID`, which plain http does not have. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  // A version and a variant stand where 6 of the random bits would.
  const variant = '89ab'.charAt((bytes[8] ?? 0) % 4)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`)
}
