import { vi } from 'vitest'

/** A limit only ends what hangs: no test may fail because other processes keep the machine busy. */
export const WAIT_LIMIT_MS = 30_000

/** Resolves once the check passes; fails with its last error. Moves fake timers on meanwhile. */
export const waitForExpect = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: WAIT_LIMIT_MS })
