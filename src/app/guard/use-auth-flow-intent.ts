import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { getAuthFlowIntent } from '@/api/calls/account/auth'
import { queryOf } from '@/api/query'
import type { RouteName } from '@/domain/page/routes'

/** Routes where an external sign-in flow ends. */
const AUTH_FLOW_END_ROUTES: readonly (RouteName | undefined)[] = ['authSuccess', 'verify']
/** After this timeout the user goes home. */
const INTENT_TIMEOUT_MS = 3000

export type AuthFlowIntent = { isPending: true } | { isPending: false; path: string | null }

const NO_INTENT: AuthFlowIntent = { isPending: false, path: null }

/**
 * Returns the target of a sign-in flow without one of its own (requirements 7); no path at any other address.
 */
export function useAuthFlowIntent(name: RouteName | undefined, address: string): AuthFlowIntent {
  const isEnd =
    AUTH_FLOW_END_ROUTES.includes(name) && !new URL(address, 'https://here.invalid').searchParams.has('next')
  const intent = useQuery({ ...queryOf(getAuthFlowIntent), enabled: isEnd })
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isEnd) return undefined
    const timer = setTimeout(() => setIsLate(true), INTENT_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isEnd])
  if (!isEnd) return NO_INTENT
  if (intent.isPending && !isLate) return { isPending: true }
  return { isPending: false, path: intent.data?.authFlowIntent ?? null }
}
