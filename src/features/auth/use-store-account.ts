import { useEffect } from 'react'

import { sessionManager } from './session/session-instance'
import { useCurrentUser } from './use-current-user'

/** Stores the account on this device as soon as the user is known (requirements 5). */
export function useStoreAccount(): void {
  const { data } = useCurrentUser()
  useEffect(() => {
    if (data) sessionManager.keepAccount(data)
  }, [data])
}
