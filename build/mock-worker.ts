import type { Plugin } from 'vite'

import { MOCK_WORKER } from '../src/mocks/worker-address.ts'

/**
 * Files of the console pass msw's worker by: it would ask the page about each of them. A listener that comes first and
 * stops the event leaves the request to the browser.
 */
const SOURCE = `addEventListener('fetch', (event) => {
  if (!/^\\/(api|__mock)\\//.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation()
})
importScripts('/mockServiceWorker.js')
`

/** The worker through which the mock in the page answers; beside msw's own plugin, which brings that worker's code. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use(MOCK_WORKER, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(SOURCE)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MOCK_WORKER.slice(1), source: SOURCE })
    },
  }
}
