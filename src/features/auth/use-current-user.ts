import { useEffect } from 'react'

import { getCurrentUser } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { createSharedQueryHook } from '@/api/shared-query'

import { sessionManager } from './session/session-instance'
import { followPushOwner } from './session/session-push'

/** The signed-in user; fetched only while signed in. */
export const useCurrentUser = createSharedQueryHook(queryOf(getCurrentUser), {
  subscribe: sessionManager.subscribe,
  isEnabled: () => sessionManager.session.phase === 'signed-in',
})

/** Stores the account on this device as soon as the user is known (requirements 5), and ends push of any other. */
export function useStoreAccount(): void {
  const { data } = useCurrentUser()
  useEffect(followPushOwner, [])
  useEffect(() => {
    if (data) sessionManager.keepAccount(data)
  }, [data])
}
