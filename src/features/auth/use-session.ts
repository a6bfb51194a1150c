import { useSyncExternalStore } from 'react'

import { keeper } from './keeper'
import type { Session } from './session'

const read = () => keeper.session

/** Returns the current session of this tab. */
export const useSession = (): Session => useSyncExternalStore(keeper.subscribe, read)
