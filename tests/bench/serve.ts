import { existsSync, readFileSync, statSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const isText = (extension: string): boolean => extension !== '.woff2'

interface Served {
  body: Buffer
  type: string
  encoding: string | undefined
}

function load(file: string): Served {
  const extension = extname(file)
  const raw = readFileSync(file)
  const type = TYPES[extension] ?? 'application/octet-stream'
  if (!isText(extension)) return { body: raw, type, encoding: undefined }
  const body = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return { body, type, encoding: 'br' }
}

/** Hands a call on to who answers it; without one every call is unknown. */
function answerCall(incoming: IncomingMessage, outgoing: ServerResponse, backend: string | undefined): void {
  if (!backend) {
    outgoing.writeHead(404, { 'content-type': 'application/json' }).end('{"statusCode":404}')
    return
  }
  const { method, headers } = incoming
  const call = ask(new URL(incoming.url ?? '/', backend), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  call.on('error', () => outgoing.destroy())
  outgoing.on('close', () => call.destroy())
  incoming.pipe(call)
}

/**
 * A build behind a good host: brotli, hashed files kept for ever, the page for every address. Calls go to `backend`, the
 * origin of a preview with the mock; without one they are 404.
 */
export function serve(dist: string, backend?: string): Promise<{ origin: string; server: Server }> {
  const ready = new Map<string, Served>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench')
    if (pathname.startsWith('/api/') || pathname.startsWith('/__mock/')) {
      answerCall(request, response, backend)
      return
    }
    const asked = join(dist, pathname)
    const isFile = existsSync(asked) && statSync(asked).isFile()
    const file = isFile ? asked : join(dist, 'index.html')
    const served = ready.get(file) ?? load(file)
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
      resolve({ origin: `http://127.0.0.1:${port ?? 0}`, server })
    })
  })
}
