import { existsSync, readFileSync } from 'node:fs'
import { extname, join, normalize, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { Connect, Plugin } from 'vite'

/** Security headers that a real host has to send as well: docs/deploy.md#headers. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
}
/**
 * A client that reuses a connection just as the server closes it gets ECONNRESET. Node closes after five idle
 * seconds, as long as a sent message waits for its undo; this outlives every journey.
 */
const KEEP_ALIVE_MS = 120_000
const IMMUTABLE = 'public, max-age=31536000, immutable'

const sendNotFound = (
  response: Parameters<Connect.NextHandleFunction>[1],
  type: string,
  body: string,
): void => {
  response.writeHead(404, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(body)
}

/** Whether a path is a file (`/assets/x.js`, `/locales/en/auth.json`), not a page of the console. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path) || /^\/(assets|locales)\//.test(path)

/** Unknown calls get 404; the single-page fallback would answer 200 with HTML. */
const rejectUnknownCalls: Connect.NextHandleFunction = (request, response, next) => {
  if (!request.url?.startsWith('/api/')) next()
  else sendNotFound(response, 'application/json', JSON.stringify({ statusCode: 404, message: 'Not found' }))
}

/** Text types, whose files have a hash or version in their URL. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

const serveLikeAHost = (directory: string): Connect.NextHandleFunction => {
  // Compress each file once, as a client with a cold cache requests about a hundred.
  const packed = new Map<string, Buffer>()
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://preview')
    const fileOf = () => join(directory, normalize(decodeURIComponent(pathname)))
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (!isFile(pathname)) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end(readFileSync(join(directory, 'index.html')))
    } else if (existsSync(fileOf())) {
      // Files with a hash or version in their URL never change.
      const isLasting = pathname.startsWith('/assets/') || searchParams.has('v')
      response.setHeader('Cache-Control', isLasting ? IMMUTABLE : 'no-store')
      const type = isLasting ? TYPES[extname(pathname)] : undefined
      if (type === undefined || !request.headers['accept-encoding']?.includes('gzip')) return next()
      const body = packed.get(pathname) ?? gzipSync(readFileSync(fileOf()))
      packed.set(pathname, body)
      response.writeHead(200, {
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
      })
      response.end(body)
    } else sendNotFound(response, 'text/plain', 'Not found')
  }
}

/**
 * Makes `vite preview` behave like a good host: security headers, caching only of immutable files, and 404
 * for unknown files and calls (a chunk's URL must never yield HTML). Mount it after the mock.
 */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    configureServer(server) {
      server.middlewares.use(rejectUnknownCalls)
    },
    configurePreviewServer(server) {
      const { root, build } = server.config
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS
      server.middlewares.use(rejectUnknownCalls)
      server.middlewares.use(serveLikeAHost(resolve(root, build.outDir)))
    },
  }
}
