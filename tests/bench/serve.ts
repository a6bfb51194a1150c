import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
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

/** A build behind a good host: brotli, hashed files kept for ever, the page for every address, 404 for calls. */
export function serve(dist: string): Promise<{ origin: string; server: Server }> {
  const ready = new Map<string, Served>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench')
    if (pathname.startsWith('/api/')) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"statusCode":404}')
      return
    }
    const asked = join(dist, pathname)
    const isFile = existsSync(asked) && statSync(asked).isFile()
    const file = isFile ? asked : join(dist, 'index.html')
    const served = ready.get(file) ?? load(file)
    ready.set(file, served)
    response.writeHead(200, {
      'content-type': served.type,
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-store',
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
