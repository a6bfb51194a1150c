import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { getCurrentUser } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'

import { sessionManager } from './session/session-instance'
import { followPushOwner } from './session/follow-push-owner'
import { useSession } from './use-session'

/** The signed-in user; fetched only while signed in. After a failure not by each of its many readers that mounts. */
export const useCurrentUser = () =>
  useQuery({
    ...queryOf(getCurrentUser),
    enabled: useSession().phase === 'signed-in',
    retryOnMount: false,
  })

/** Keeps this device with the account: stores it as soon as the user is known (requirements 5), ends push of another. */
export function useDeviceAccount(): void {
  const { data } = useCurrentUser()
  useEffect(followPushOwner, [])
  useEffect(() => {
    if (data) sessionManager.keepAccount(data)
  }, [data])
}
