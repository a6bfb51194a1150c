import { useEffect } from 'react'

import { keeper } from './keeper'
import { useCurrentUser } from './use-current-user'

/** Stores the account on this device as soon as the user is known (requirements 5). */
export function useKeptAccount(): void {
  const { data } = useCurrentUser()
  useEffect(() => {
    if (data) keeper.keepAccount(data)
  }, [data])
}
