import { useInfiniteQuery } from '@tanstack/react-query'

import type { RequestOf, ResponseOf } from '@/api/call'
import { listMassMessages } from '@/api/calls/chat/mass-messages'
import { pagesOf } from '@/api/query'
import type { MassSort, MassState } from '@/domain/mass/mass-message'

export const MASS_PAGE_SIZE = 30
const MOVING_STATES: readonly MassState[] = ['queued', 'sending', 'unsending']
/** Poll interval while a message is sending. */
const POLL_MS = 2000

type MassRequest = Omit<RequestOf<typeof listMassMessages>, 'lastId'>
type MassPage = ResponseOf<typeof listMassMessages>

/** Pages of mass messages; polls while one is sending. */
const massPagesOf = (request: MassRequest, creatorId: string) => ({
  ...pagesOf(listMassMessages, request, creatorId),
  refetchInterval: (query: { state: { data?: { pages: MassPage[] } | undefined } }) =>
    query.state.data?.pages.some((page) => page.data.some((one) => MOVING_STATES.includes(one.state)))
      ? POLL_MS
      : false,
})

/** Pages of sent messages in an order. */
export const sentPagesOf = (creatorId: string, sort: MassSort, limit = MASS_PAGE_SIZE) =>
  massPagesOf({ state: 'sent', sort, limit }, creatorId)

/** Scheduled messages, soonest first. */
export function useScheduledMasses(creatorId: string) {
  const list = useInfiniteQuery(massPagesOf({ state: 'scheduled', limit: MASS_PAGE_SIZE }, creatorId))
  return { list, rows: list.data?.pages.flatMap((page) => page.data) ?? [] }
}
