import { existsSync, readFileSync, statSync } from 'node:fs'
import { type IncomingMessage, type OutgoingHttpHeaders, request as ask } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'

import { certificate } from './certificate.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const isText = (extension: string): boolean => extension !== '.woff2'

/** Compression level for responses compressed on the fly. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

interface ServedFile {
  body: Buffer
  type: string
  encoding: string | undefined
}

function loadFile(file: string): ServedFile {
  const extension = extname(file)
  const raw = readFileSync(file)
  const type = TYPES[extension] ?? 'application/octet-stream'
  if (!isText(extension)) return { body: raw, type, encoding: undefined }
  const body = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return { body, type, encoding: 'br' }
}

/** Hop-by-hop headers, and headers of the other protocol, are not forwarded. */
const HOP_BY_HOP_HEADERS = /^(:.*|connection|keep-alive|transfer-encoding|upgrade)$/
const forwardedHeaders = <T>(headers: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP_HEADERS.test(name)))

const MEDIA = '/__mock/media/'
/**
 * Media files by URL. The mock generates a file for each request, on the same two cores as the measured page; a real backend
 * has them stored.
 */
const mediaFiles = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>()

/** Keeps a media file that the backend has generated. */
function storeMedia(url: string, answer: IncomingMessage): void {
  const parts: Buffer[] = []
  answer.on('data', (part: Buffer) => parts.push(part))
  answer.on('end', () => {
    const headers = forwardedHeaders(answer.headers) as OutgoingHttpHeaders // what arrived may leave
    if (answer.statusCode === 200) mediaFiles.set(url, { headers, body: Buffer.concat(parts) })
  })
}

/** Proxies an API call to the backend; without one, every call is 404. */
function proxyCall(incoming: Http2ServerRequest, outgoing: Http2ServerResponse, backend?: string): void {
  if (!backend) {
    outgoing.writeHead(404, { 'content-type': 'application/json' }).end('{"statusCode":404}')
    return
  }
  const stored = mediaFiles.get(incoming.url)
  if (stored) {
    outgoing.writeHead(200, stored.headers).end(stored.body)
    return
  }
  const { method, headers, authority } = incoming
  const call = ask(new URL(incoming.url, backend), {
    method,
    headers: { ...forwardedHeaders(headers), host: authority },
  })
  call.on('response', (answer) => {
    if (incoming.url.startsWith(MEDIA)) storeMedia(incoming.url, answer)
    const isJson = answer.headers['content-type']?.includes('application/json') === true
    const forwarded = forwardedHeaders(answer.headers)
    if (isJson) delete forwarded['content-length']
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...forwarded,
      ...(isJson && { 'content-encoding': 'br' }),
    })
    if (isJson) answer.pipe(createBrotliCompress(FAST_BROTLI)).pipe(outgoing)
    else answer.pipe(outgoing)
  })
  call.on('error', () => outgoing.destroy())
  outgoing.on('close', () => call.destroy())
  incoming.pipe(call)
}

/**
 * Serves a build like a good host: HTTP/2, brotli, immutable hashed files, the page for every path. Proxies
 * calls to `backend`, the origin of a preview with the mock; without one they are 404.
 */
export async function serve(
  dist: string,
  backend?: string,
): Promise<{ origin: string; server: Http2SecureServer }> {
  const ready = new Map<string, ServedFile>()
  const pem = await certificate()
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'https://bench')
    if (pathname.startsWith('/api/') || pathname.startsWith('/__mock/')) {
      proxyCall(request, response, backend)
      return
    }
    const asked = join(dist, pathname)
    const isFile = existsSync(asked) && statSync(asked).isFile()
    const file = isFile ? asked : join(dist, 'index.html')
    const served = ready.get(file) ?? loadFile(file)
    ready.set(file, served)
    const isLasting = pathname.startsWith('/assets/') || searchParams.has('v')
    response.writeHead(200, {
      'content-type': served.type,
      'cache-control': isLasting ? 'max-age=31536000, immutable' : 'no-store',
      ...(served.encoding && { 'content-encoding': served.encoding }),
    })
    response.end(served.body)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      resolve({ origin: `https://127.0.0.1:${port ?? 0}`, server })
    })
  })
}
