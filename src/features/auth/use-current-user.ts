import { getCurrentUser } from '@/api/calls/user'
import { queryOf } from '@/api/query'
import { sharedRead } from '@/api/shared-read'

import { keeper } from './keeper'

/** The signed-in user; fetched only while signed in. */
export const useCurrentUser = sharedRead(queryOf(getCurrentUser), {
  subscribe: keeper.subscribe,
  isAsked: () => keeper.session.phase === 'signed-in',
})
