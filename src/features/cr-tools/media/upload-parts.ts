import type { putFile } from './put-file'

/** The target of an upload and how much of it the server has. */
export interface UploadTarget {
  mediaId: string
  uploadUrl: string
  /** Maximum size of a part; null when the file goes in one piece. */
  partBytes: number | null
  /** Bytes that the server has. */
  received: number
}

interface UploadPartsOptions {
  put: typeof putFile
  signal: AbortSignal
  onProgress: (ratio: number) => void
  /** Called when a part has arrived: the next attempt begins after it. */
  onReceived: (bytes: number) => void
}

/** Uploads the bytes the server does not have yet, part by part. Never sends a part twice. */
export async function putParts(
  file: File,
  { uploadUrl, partBytes, received }: UploadTarget,
  { put, signal, onProgress, onReceived }: UploadPartsOptions,
): Promise<void> {
  if (received >= file.size) return
  // An invalid size would loop forever.
  if (partBytes === null || !(partBytes > 0)) return put(file, uploadUrl, { signal, onProgress })
  for (let from = received; from < file.size; from += partBytes) {
    const to = Math.min(file.size, from + partBytes)
    await put(file.slice(from, to, file.type), uploadUrl, {
      signal,
      onProgress: (ratio) => onProgress((from + (to - from) * ratio) / file.size),
      range: { from, to, size: file.size },
    })
    onReceived(to)
  }
}
