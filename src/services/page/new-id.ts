import { hexOf } from '@/lib/hex'

/** A random UUID (version 4) for objects created here. Not `randomUUID`, which is missing on plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // A version and a variant replace 6 of the random bits.
  const variant = '89ab'.charAt((bytes[8] ?? 0) % 4)
  return hexOf(bytes).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`)
}
