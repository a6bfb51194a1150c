import { useSyncExternalStore } from 'react'

import { sessionManager } from './keeper'
import type { Session } from './session'

const read = () => sessionManager.session

/** Returns the current session of this tab. */
export const useSession = (): Session => useSyncExternalStore(sessionManager.subscribe, read)
