import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { validateUsername } from './calls/account/user'
import { queryOf } from './query'

const DEBOUNCE_MS = 400

/** `unknown`: nothing to check, or the check failed. */
export type UsernameCheck = 'unknown' | 'checking' | 'free' | 'taken'

/** Whether a username is free according to the server (requirements 5), debounced while typing. */
export function useUsernameCheck(typed: string, current: string): UsernameCheck {
  const [username, setUsername] = useState(current)
  useEffect(() => {
    const timer = setTimeout(() => setUsername(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsked = typed !== '' && typed !== current
  const isSettled = typed === username
  const { data, isFetching } = useQuery({
    ...queryOf(validateUsername, { username }),
    enabled: isAsked && isSettled,
    staleTime: 0,
  })
  if (!isAsked) return 'unknown'
  if (!isSettled || isFetching) return 'checking'
  if (!data) return 'unknown'
  return data.value ? 'free' : 'taken'
}
