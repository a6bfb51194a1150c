import { useInfiniteQuery } from '@tanstack/react-query'

import { listEmployees } from '@/api/calls/agency/employees'
import { pagesOf } from '@/api/query'

import { usePolling } from '../../live/use-polling'

/** The employees page lists more. */
const MAX_INVITATIONS = 50

/** Unanswered invitations, oldest first. */
export function useInvitations() {
  const read = useInfiniteQuery({
    ...pagesOf(listEmployees, {
      query: '',
      status: 'invited',
      sort: { by: 'invitedAt', descending: false },
      limit: MAX_INVITATIONS,
    }),
    ...usePolling(),
  })
  const people = read.data?.pages.flatMap((page) => page.data) ?? []
  return {
    read,
    people,
    count: read.data?.pages[0]?.counts.invited ?? people.length,
  }
}
