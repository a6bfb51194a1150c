import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'

import type { Connect, Plugin } from 'vite'

/** What a real host should send as well; the README names them. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}
const FOR_EVER = 'public, max-age=31536000, immutable'

const refuse = (response: Parameters<Connect.NextHandleFunction>[1], type: string, body: string): void => {
  response.writeHead(404, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(body)
}

/** A file name (`/assets/x.js`, `/locales/en/auth.json`), not an address of the console. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path) || /^\/(assets|locales)\//.test(path)

const answer =
  (directory: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://preview')
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (pathname.startsWith('/api/')) {
      refuse(response, 'application/json', JSON.stringify({ statusCode: 404, message: 'Not found' }))
      return
    }
    const isMissing =
      isFile(pathname) && !existsSync(join(directory, normalize(decodeURIComponent(pathname))))
    if (isMissing) {
      refuse(response, 'text/plain', 'Not found')
      return
    }
    // Hashed names and versioned words never change; the page itself is asked for every time.
    const isLasting = pathname.startsWith('/assets/') || searchParams.has('v')
    response.setHeader('Cache-Control', isLasting ? FOR_EVER : 'no-store')
    next()
  }

/**
 * The manners of a good host, for `vite preview`: headers, nothing cached that may change, and 404 where a file or a
 * call does not exist (a page in its place would be run as script, reliability rule 10). Stands after the mock.
 */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    configurePreviewServer(server) {
      const { root, build } = server.config
      server.middlewares.use(answer(join(root, build.outDir)))
    },
  }
}
