import type { World } from '../../state/world'

/** Total bytes of uploads in the snapshot, which every change writes in full. */
const MAX_STORED_BYTES = 300_000

/** Bytes of larger files, kept in memory only. */
const memoryFiles = new WeakMap<World, Map<string, Uint8Array<ArrayBuffer>>>()

const memoryFilesOf = (world: World): Map<string, Uint8Array<ArrayBuffer>> => {
  const files = memoryFiles.get(world) ?? new Map<string, Uint8Array<ArrayBuffer>>()
  memoryFiles.set(world, files)
  return files
}

const partialFiles = new WeakMap<World, Map<string, Uint8Array<ArrayBuffer>>>()
const NO_BYTES = new Uint8Array()

/** The received part of a file uploaded in parts. */
export const partialBytes = (world: World, mediaId: string): Uint8Array<ArrayBuffer> =>
  partialFiles.get(world)?.get(mediaId) ?? NO_BYTES

export function storePartial(world: World, mediaId: string, bytes: Uint8Array<ArrayBuffer>): void {
  const files = partialFiles.get(world) ?? new Map<string, Uint8Array<ArrayBuffer>>()
  partialFiles.set(world, files.set(mediaId, bytes))
}

export const dropPartial = (world: World, mediaId: string): void =>
  void partialFiles.get(world)?.delete(mediaId)

const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const keptBytes = (world: World): number =>
  Object.values(world.state.uploads).reduce(
    (sum, { data, still }) => sum + ((data?.length ?? 0) + (still?.length ?? 0)) * 0.75,
    0,
  )

const STILL_DATA_URL = /^data:image\/jpeg;base64,(.+)$/

/** Stores a still made by the browser, as long as there is room. */
export function storeStill(world: World, mediaId: string, address: string | undefined): void {
  const upload = world.state.uploads[mediaId]
  const data = STILL_DATA_URL.exec(address ?? '')?.[1]
  if (upload && data !== undefined && keptBytes(world) + data.length * 0.75 <= MAX_STORED_BYTES)
    upload.still = data
}

export function stillBytes(world: World, mediaId: string): Uint8Array<ArrayBuffer> | undefined {
  const data = world.state.uploads[mediaId]?.still
  return data == null ? undefined : Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
}

/** Stores a file's bytes: in the snapshot if small, else in memory. */
export function storeBytes(world: World, mediaId: string, bytes: Uint8Array<ArrayBuffer>): void {
  const upload = world.state.uploads[mediaId]
  if (!upload) return
  if (keptBytes(world) + bytes.length <= MAX_STORED_BYTES) upload.data = toBase64(bytes)
  else memoryFilesOf(world).set(mediaId, bytes)
}

export function dropBytes(world: World, mediaId: string): void {
  memoryFilesOf(world).delete(mediaId)
}

/** A file's bytes, if still stored. */
export function uploadedBytes(world: World, mediaId: string): Uint8Array<ArrayBuffer> | undefined {
  const data = world.state.uploads[mediaId]?.data
  if (data == null) return memoryFilesOf(world).get(mediaId)
  return Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
}
