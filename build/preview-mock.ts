import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

import { type Connect, type Plugin, runnerImport } from 'vite'

type Backend = (request: Request) => Promise<Response | undefined>

const ADDRESSES = /^\/(api|__mock)\//

/** Converts a Node request to a `Request`, which aborts when the client disconnects. */
function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const disconnect = new AbortController()
  outgoing.on('close', () => disconnect.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!name.startsWith(':')) headers.set(name, [value].flat().join(', '))
  }
  const method = incoming.method ?? 'GET'
  const address = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  if (method === 'GET' || method === 'HEAD')
    return new Request(address, { method, headers, signal: disconnect.signal })
  const body = Readable.toWeb(incoming) as unknown as BodyInit // Node's stream type and the DOM's are the same at runtime
  return new Request(address, {
    method,
    headers,
    body,
    duplex: 'half',
    signal: disconnect.signal,
  } as RequestInit)
}

async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  // `Response.error()`: the mock simulates a lost connection.
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) outgoing.end()
  else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing) // as above
}

const answerWith =
  (backend: () => Promise<Backend>): Connect.NextHandleFunction =>
  (incoming, outgoing, next) => {
    if (!ADDRESSES.test(incoming.url ?? '')) {
      next()
      return
    }
    const answer = async () => {
      const response = await (await backend())(toRequest(incoming, outgoing))
      await sendResponse(response ?? Response.json({ statusCode: 404 }, { status: 404 }), outgoing)
    }
    answer().catch((error: unknown) => {
      // A client that disconnects midway is not an error of the backend.
      if (!outgoing.destroyed) console.error('mock backend:', error)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end()
    })
  }

/**
 * Runs the mock backend behind `vite preview`, over real HTTP. Mount it before `previewServer()`, which
 * answers 404 to all other calls. `POST /__mock/reset` resets its memory; a cookie `mock-world=<name>` gives
 * a client its own backend.
 */
export function previewMock({ root, version }: { root: string; version: string }): Plugin {
  let loaded: Promise<Backend> | undefined
  const load = async (): Promise<Backend> => {
    const { module } = await runnerImport<{ httpBackend: () => Backend }>(`${root}src/mocks/http.ts`, {
      root,
      configFile: false,
      envPrefix: 'VITE_',
      resolve: { alias: { '@': `${root}src` } },
      define: { __PACKAGE_VERSION__: JSON.stringify(version) },
      logLevel: 'error',
    })
    return module.httpBackend()
  }
  return {
    name: 'preview-mock',
    configurePreviewServer(server) {
      server.middlewares.use(answerWith(() => (loaded ??= load())))
    },
  }
}
