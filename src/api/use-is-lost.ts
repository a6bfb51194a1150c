import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import { isUnreachable } from './errors'

/**
 * Whether a read does not reach the server. Stays so while it is tried again, when React Query forgets the failure: what
 * renders without the answer must not unmount.
 */
export function useIsLost({
  isPending,
  failureReason,
}: Pick<UseQueryResult, 'isPending' | 'failureReason'>): boolean {
  const [wasLost, setWasLost] = useState(false)
  const isLost = failureReason === null ? wasLost && isPending : isUnreachable(failureReason)
  if (isLost !== wasLost) setWasLost(isLost)
  return isLost
}
