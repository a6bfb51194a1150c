import { getCurrentUser } from '@/api/calls/user'
import { queryOf } from '@/api/query'
import { createSharedQueryHook } from '@/api/shared-read'

import { sessionManager } from './keeper'

/** The signed-in user; fetched only while signed in. */
export const useCurrentUser = createSharedQueryHook(queryOf(getCurrentUser), {
  subscribe: sessionManager.subscribe,
  isEnabled: () => sessionManager.session.phase === 'signed-in',
})
