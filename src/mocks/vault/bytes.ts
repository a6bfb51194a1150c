import type { World } from '../world'

/** Total bytes of uploads in the snapshot, which every change writes in full. */
const KEPT_BYTES = 300_000

/** Bytes of larger files, kept in memory only. */
const passing = new WeakMap<World, Map<string, Uint8Array<ArrayBuffer>>>()

const passingOf = (world: World): Map<string, Uint8Array<ArrayBuffer>> => {
  const known = passing.get(world) ?? new Map<string, Uint8Array<ArrayBuffer>>()
  passing.set(world, known)
  return known
}

const parts = new WeakMap<World, Map<string, Uint8Array<ArrayBuffer>>>()
const NO_BYTES = new Uint8Array()

/** The received part of a file uploaded in parts. */
export const partialBytes = (world: World, mediaId: string): Uint8Array<ArrayBuffer> =>
  parts.get(world)?.get(mediaId) ?? NO_BYTES

export function keepPartial(world: World, mediaId: string, bytes: Uint8Array<ArrayBuffer>): void {
  const known = parts.get(world) ?? new Map<string, Uint8Array<ArrayBuffer>>()
  parts.set(world, known.set(mediaId, bytes))
}

export const dropPartial = (world: World, mediaId: string): void => void parts.get(world)?.delete(mediaId)

const inBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const keptBytes = (world: World): number =>
  Object.values(world.state.uploads).reduce(
    (sum, { data, still }) => sum + ((data?.length ?? 0) + (still?.length ?? 0)) * 0.75,
    0,
  )

const STILL = /^data:image\/jpeg;base64,(.+)$/

/** Stores a still made by the browser, as long as there is room. */
export function keepStill(world: World, mediaId: string, address: string | undefined): void {
  const upload = world.state.uploads[mediaId]
  const data = STILL.exec(address ?? '')?.[1]
  if (upload && data !== undefined && keptBytes(world) + data.length * 0.75 <= KEPT_BYTES) upload.still = data
}

export function stillBytes(world: World, mediaId: string): Uint8Array<ArrayBuffer> | undefined {
  const data = world.state.uploads[mediaId]?.still
  return data == null ? undefined : Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
}

/** Stores a file's bytes: in the snapshot if small, else in memory. */
export function keepBytes(world: World, mediaId: string, bytes: Uint8Array<ArrayBuffer>): void {
  const upload = world.state.uploads[mediaId]
  if (!upload) return
  if (keptBytes(world) + bytes.length <= KEPT_BYTES) upload.data = inBase64(bytes)
  else passingOf(world).set(mediaId, bytes)
}

export function dropBytes(world: World, mediaId: string): void {
  passingOf(world).delete(mediaId)
}

/** A file's bytes, if still stored. */
export function uploadedBytes(world: World, mediaId: string): Uint8Array<ArrayBuffer> | undefined {
  const data = world.state.uploads[mediaId]?.data
  if (data == null) return passingOf(world).get(mediaId)
  return Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
}
