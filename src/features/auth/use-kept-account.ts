import { useEffect } from 'react'

import { keeper } from './keeper'
import { useCurrentUser } from './use-current-user'

/** Keeps the account on this device as soon as it is known whose it is (spec 5). */
export function useKeptAccount(): void {
  const { data } = useCurrentUser()
  useEffect(() => {
    if (data) keeper.keepAccount(data)
  }, [data])
}
