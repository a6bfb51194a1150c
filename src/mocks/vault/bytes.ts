import type { World } from '../world'

/** Of all uploads together no more than this goes into the snapshot, which is written with every change. */
const KEPT_BYTES = 300_000

/** The bytes of larger files: they last as long as the page, or the process, does. */
const passing = new WeakMap<World, Map<string, Uint8Array<ArrayBuffer>>>()

const passingOf = (world: World): Map<string, Uint8Array<ArrayBuffer>> => {
  const known = passing.get(world) ?? new Map<string, Uint8Array<ArrayBuffer>>()
  passing.set(world, known)
  return known
}

const inBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Keeps what was sent of a file: for good if it is small, for this visit if not. */
export function keepBytes(world: World, mediaId: string, bytes: Uint8Array<ArrayBuffer>): void {
  const upload = world.state.uploads[mediaId]
  if (!upload) return
  const kept = Object.values(world.state.uploads).reduce(
    (sum, { data }) => sum + (data?.length ?? 0) * 0.75,
    0,
  )
  if (kept + bytes.length <= KEPT_BYTES) upload.data = inBase64(bytes)
  else passingOf(world).set(mediaId, bytes)
}

export function dropBytes(world: World, mediaId: string): void {
  passingOf(world).delete(mediaId)
}

/** What was sent of a file, if it is still there. */
export function uploadedBytes(world: World, mediaId: string): Uint8Array<ArrayBuffer> | undefined {
  const data = world.state.uploads[mediaId]?.data
  if (data == null) return passingOf(world).get(mediaId)
  return Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
}
