import { setupServer } from 'msw/node'

import { backend } from './backend'
import { createWorld } from './world'

/** The backend of this test file. `await world.reset()` between tests that write. */
export const world = createWorld()

/** Answers every fetch of the test; `server.listen()` before, `server.close()` after. */
export const server = setupServer(...backend(world))
