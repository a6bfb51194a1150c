import { hexOf } from '@/lib/hex'

/** Files are read in slices of this size, so that a video of some GiB never has to fit into memory. */
const SLICE_BYTES = 8 * 2 ** 20

const digest = async (bytes: BufferSource) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** The SHA-256 in hex. Rejects on an insecure page. */
export const sha256Of = async (bytes: BufferSource): Promise<string> => hexOf(await digest(bytes))

/**
 * A composite SHA-256 as object stores use it: the hash of the hashes of all 8 MiB slices, as the browser's
 * SHA-256 cannot be updated in parts. Resolves to undefined on an insecure page.
 */
export async function fileHash(file: Blob, signal: AbortSignal): Promise<string | undefined> {
  // Absent on plain http, whatever the types say.
  if (!('subtle' in crypto)) return undefined
  const hashes: Uint8Array[] = []
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    signal.throwIfAborted()
    hashes.push(await digest(await file.slice(at, at + SLICE_BYTES).arrayBuffer()))
  }
  const whole = new Uint8Array(hashes.length * 32)
  hashes.forEach((hash, index) => whole.set(hash, index * 32))
  return sha256Of(whole)
}
