import { act } from '@testing-library/react'

import { advanceTime } from '../fake-timers'

/** Advances the fake timers of a rendered page. */
export const advancePage = (ms: number): Promise<void> => act(async () => void (await advanceTime(ms)))
