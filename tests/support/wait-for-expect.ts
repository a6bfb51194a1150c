import { vi } from 'vitest'

/** Ends only tests that hang: none may fail because other processes slow the machine. */
export const WAIT_LIMIT_MS = 30_000

/** Resolves once the check passes; fails with its last error. Advances fake timers while it waits. */
export const waitForExpect = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: WAIT_LIMIT_MS })
