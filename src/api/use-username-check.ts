import { useQuery } from '@tanstack/react-query'

import { useDebounced } from '@/services/input/use-debounced'

import { validateUsername } from './calls/account/user'
import { queryOf } from './query'

const DEBOUNCE_MS = 400

/** `unknown`: nothing to check, or the check failed. */
export type UsernameCheck = 'unknown' | 'checking' | 'free' | 'taken'

/** Whether a username is free according to the server (requirements 5), debounced while typing. */
export function useUsernameCheck(typed: string, current: string): UsernameCheck {
  const username = useDebounced(typed, DEBOUNCE_MS)
  const isChanged = typed !== '' && typed !== current
  const isSettled = typed === username
  const { data, isFetching } = useQuery({
    ...queryOf(validateUsername, { username }),
    enabled: isChanged && isSettled,
    staleTime: 0,
  })
  if (!isChanged) return 'unknown'
  if (!isSettled || isFetching) return 'checking'
  if (!data) return 'unknown'
  return data.value ? 'free' : 'taken'
}
