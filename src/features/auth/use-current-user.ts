import { getCurrentUser } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { createSharedQueryHook } from '@/api/shared-query'

import { sessionManager } from './session/session-instance'

/** The signed-in user; fetched only while signed in. */
export const useCurrentUser = createSharedQueryHook(queryOf(getCurrentUser), {
  subscribe: sessionManager.subscribe,
  isEnabled: () => sessionManager.session.phase === 'signed-in',
})
