import { setupWorker } from 'msw/browser'

import { backend } from './backend'
import { browserShelf } from './browser-shelf'
import { type Faults, USUAL_TRAFFIC } from './faults'
import type { Letter } from './state'
import { dropStaleTalks } from './threads/stale'
import { MOCK_WORKER } from './worker-address'
import { createWorld, type World } from './world'

/** What journeys and curious people may do from the browser's console. */
export interface MockControl {
  faults(patch?: Partial<Faults>): Promise<Faults>
  letters(): Promise<Letter[]>
  expireAccessTokens(): Promise<void>
  reset(): Promise<void>
}

declare global {
  interface Window {
    __mock?: MockControl
  }
}

const controlOf = (world: World): MockControl => ({
  faults: (patch = {}) => world.setFaults(patch),
  letters: () => world.visit(() => world.state.letters),
  expireAccessTokens: () =>
    world.visit(() => {
      world.state.accessGeneration += 1
    }),
  reset: () => world.reset(),
})

/** Starts answering this page's calls, and shows the mock's own tools: people to sign in as, and the panel. */
export async function start(): Promise<void> {
  // Driven by a test: fans are quiet until they are told to write.
  const world = createWorld(await browserShelf(), Date.now, {
    traffic: navigator.webdriver ? 0 : USUAL_TRAFFIC,
  })
  await world.visit(() => dropStaleTalks(world))
  const worker = setupWorker(...backend(world))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: MOCK_WORKER } })
  const control = controlOf(world)
  window.__mock = control
  void import('./tools').then(({ mountTools }) => mountTools(control))
}
