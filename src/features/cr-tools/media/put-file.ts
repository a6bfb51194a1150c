import { ApiError } from '@/api/errors'
import { UPLOAD_STALL_TIMEOUT_MS } from '@/config/tool-limits'
import { env } from '@/config/env'

interface PutOptions {
  /** A part of the file: from, to (exclusive) and the total size. */
  range?: { from: number; to: number; size: number }
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (ratio: number) => void
}

/** Resolves a relative URL of the server. */
const absoluteUrl = (url: string): string => new URL(url, env.apiBaseUrl || location.href).href

/**
 * Uploads bytes by XMLHttpRequest, because fetch reports no upload progress. Throws an `ApiError` of kind
 * `timeout` when nothing moves for UPLOAD_STALL_TIMEOUT_MS.
 */
export function putFile(
  file: Blob,
  uploadUrl: string,
  { signal, onProgress, range }: PutOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (kind: 'network' | 'refused' | 'timeout', status?: number) =>
      reject(new ApiError(kind, { path: 'upload', status }))
    const stall = () => {
      fail('timeout')
      request.abort()
    }
    let timer = setTimeout(stall, UPLOAD_STALL_TIMEOUT_MS)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer)
      timer = setTimeout(stall, UPLOAD_STALL_TIMEOUT_MS)
      onProgress(loaded / Math.max(1, total))
    })
    request.addEventListener('loadend', () => clearTimeout(timer))
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : fail('refused', request.status),
    )
    request.addEventListener('error', () => fail('network'))
    request.addEventListener('abort', () => reject(new DOMException('Taken back', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('PUT', absoluteUrl(uploadUrl))
    request.setRequestHeader('Content-Type', file.type)
    if (range) request.setRequestHeader('Content-Range', `bytes ${range.from}-${range.to - 1}/${range.size}`)
    request.send(file)
  })
}
