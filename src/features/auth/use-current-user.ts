import { useQuery } from '@tanstack/react-query'

import { getCurrentUser } from '@/api/calls/user'
import { queryOf } from '@/api/query'

import { useSession } from './use-session'

/** The person at the console; asked for only while somebody is signed in. */
export function useCurrentUser() {
  const { phase } = useSession()
  return useQuery({ ...queryOf(getCurrentUser), enabled: phase === 'signed-in' })
}
