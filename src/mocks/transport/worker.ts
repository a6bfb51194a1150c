import { setupWorker } from 'msw/browser'

import { createHandlers } from './backend'
import { indexedDbStore } from './indexed-db-store'
import type { MockControl } from './mock-control'
import { USUAL_TRAFFIC } from '../state/faults'
import { resetStaleThreads } from '../rules/simulation/reset-stale-threads'
import { MOCK_WORKER_URL } from './worker-url'
import { createWorld, type World } from '../state/world'

const controlOf = (world: World): MockControl => ({
  faults: (patch = {}) => world.setFaults(patch),
  letters: () => world.transact(() => world.state.letters),
  expireAccessTokens: () =>
    world.transact(() => {
      world.state.accessGeneration += 1
    }),
  reset: () => world.reset(),
})

/** Starts answering this page's calls. */
export async function startWorker(): Promise<MockControl> {
  // A page with its own world belongs to a journey, which turns traffic on by itself.
  // oxlint-disable-next-line no-restricted-properties -- a cookie of the mock's own, which never reaches the product
  const traffic = document.cookie.includes('mock-world=') ? 0 : USUAL_TRAFFIC
  const world = createWorld(await indexedDbStore(), Date.now, { traffic })
  await world.transact(() => resetStaleThreads(world))
  const worker = setupWorker(...createHandlers(world))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: MOCK_WORKER_URL } })
  return controlOf(world)
}
