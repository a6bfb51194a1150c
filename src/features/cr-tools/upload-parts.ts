import type { putFile } from './put-file'

/** Where the bytes of a file go, and how many of them are there already. */
export interface UploadPlace {
  mediaId: string
  uploadUrl: string
  /** How large a part may be; null where the file goes in one piece. */
  partBytes: number | null
  /** Bytes that the server has. */
  received: number
}

interface PartsOptions {
  put: typeof putFile
  signal: AbortSignal
  onProgress: (ratio: number) => void
  /** A part has arrived: the next try begins after it. */
  onReceived: (bytes: number) => void
}

/** Sends what the server does not have yet, part by part. What has arrived is never sent again. */
export async function putParts(
  file: File,
  { uploadUrl, partBytes, received }: UploadPlace,
  { put, signal, onProgress, onReceived }: PartsOptions,
): Promise<void> {
  // A size that makes no sense would loop.
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
