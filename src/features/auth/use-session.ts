import { useSyncExternalStore } from 'react'

import { keeper } from './keeper'
import type { Session } from './session'

const read = () => keeper.session

/** The session of this tab, whole and current. */
export const useSession = (): Session => useSyncExternalStore(keeper.subscribe, read)
