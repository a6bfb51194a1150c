import { setupWorker } from 'msw/browser'

import { backend } from './backend'
import type { MockControl } from './browser'
import { browserShelf } from './browser-shelf'
import { USUAL_TRAFFIC } from './faults'
import { dropStaleTalks } from './threads/stale'
import { MOCK_WORKER } from './worker-address'
import { createWorld, type World } from './world'

const controlOf = (world: World): MockControl => ({
  faults: (patch = {}) => world.setFaults(patch),
  letters: () => world.visit(() => world.state.letters),
  expireAccessTokens: () =>
    world.visit(() => {
      world.state.accessGeneration += 1
    }),
  reset: () => world.reset(),
})

/** Starts answering this page's calls and mounts the mock's own tools. */
export async function startWorker(): Promise<void> {
  // A page with its own world belongs to a journey, which turns traffic on by itself.
  // oxlint-disable-next-line no-restricted-properties -- a cookie of the mock's own, which never reaches the product
  const traffic = document.cookie.includes('mock-world=') ? 0 : USUAL_TRAFFIC
  const world = createWorld(await browserShelf(), Date.now, { traffic })
  await world.visit(() => dropStaleTalks(world))
  const worker = setupWorker(...backend(world))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: MOCK_WORKER } })
  const control = controlOf(world)
  window.__mock = control
  void import('./tools').then(({ mountTools }) => mountTools(control))
}
