import { useSyncExternalStore } from 'react'

import { sessionManager } from './session/session-instance'
import type { Session } from './session/session'

const read = () => sessionManager.session

/** Returns the current session of this tab. */
export const useSession = (): Session => useSyncExternalStore(sessionManager.subscribe, read)
