import type { Plugin } from 'vite'

import { MOCK_WORKER_URL } from '../src/mocks/transport/worker-url.ts'

/**
 * Keeps the console's own files away from msw's worker, which would forward each request to the page: an
 * earlier listener stops the event, so the browser handles the request.
 */
const SOURCE = `addEventListener('fetch', (event) => {
  if (!/^\\/(api|__mock)\\//.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation()
})
importScripts('/mockServiceWorker.js')
`

/** Service worker of the mock in the page, which imports the worker code of msw's own plugin. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use(MOCK_WORKER_URL, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(SOURCE)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MOCK_WORKER_URL.slice(1), source: SOURCE })
    },
  }
}
