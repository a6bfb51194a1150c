import { setupServer } from 'msw/node'

import { createHandlers } from './transport/backend'
import { createWorld } from './state/world'

/** The backend of this test file. `await world.reset()` between tests that write. */
export const world = createWorld()

/** Answers every fetch of the test; `server.listen()` before, `server.close()` after. */
export const server = setupServer(...createHandlers(world))
