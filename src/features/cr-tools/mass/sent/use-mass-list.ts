import { useInfiniteQuery } from '@tanstack/react-query'

import { listMassMessages } from '@/api/calls/chat/mass-messages'
import { pagesOf } from '@/api/query'
import type { MassState } from '@/domain/mass/mass-message'

const PER_PAGE = 30
const MOVING_STATES: readonly MassState[] = ['queued', 'sending', 'unsending']
/** Poll interval while a message is sending. */
const POLL_MS = 2000

/** Infinite query of scheduled or sent messages, newest first; polls while one is sending. */
export function useMassList(creatorId: string, state: 'scheduled' | 'sent') {
  const list = useInfiniteQuery({
    ...pagesOf(listMassMessages, { state, limit: PER_PAGE }, creatorId),
    refetchInterval: (query) =>
      query.state.data?.pages.some((page) => page.data.some((one) => MOVING_STATES.includes(one.state)))
        ? POLL_MS
        : false,
  })
  return { list, rows: list.data?.pages.flatMap((page) => page.data) ?? [] }
}
