import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { listUnread } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { Id } from '@/domain/server/id'
import type { Unread } from '@/domain/chat/unread'
import { onTabMessage, postTabMessage } from '@/services/network/tab-messages'

/** Messages that arrived for a creator since the last counts. */
export interface UnreadIncrease {
  creatorId: string
  count: number
}

/** Says "rise" still: open tabs of the version before a deploy listen to this word. */
const SUBJECT = 'unread-rise'
/** A tab's bid to report an increase; the highest rank wins. */
const Claim = v.object({ userId: Id, creatorId: Id, rank: v.number() })
/** Every tab has announced its claim within this time. */
export const CLAIM_WINDOW_MS = 400
const RANK = { inFocus: 2, inFront: 1, background: 0 }

interface UnreadIncreaseDeps {
  client: QueryClient
  userId: string
  /** The creator whose events this tab receives, if any. */
  focusId: string | undefined
  /** Whether the user works in this tab. */
  isInFront: () => boolean
  onIncreases: (increases: readonly UnreadIncrease[]) => void
}

/** Elects the tab that reports an increase. */
function createClaims({ userId, focusId, isInFront, onIncreases }: Omit<UnreadIncreaseDeps, 'client'>) {
  const claims = new Map<string, { rank: number; count: number }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const postClaim = (creatorId: string, rank: number) => postTabMessage(SUBJECT, { userId, creatorId, rank })
  const report = () => {
    timer = undefined
    const increases = [...claims].map(([creatorId, { count }]) => ({ creatorId, count }))
    claims.clear()
    if (increases.length > 0) onIncreases(increases)
  }
  const unsubscribe = onTabMessage(SUBJECT, (message) => {
    const claim = v.safeParse(Claim, message) // may come from another version of the page
    if (!claim.success || claim.output.userId !== userId) return
    const { creatorId, rank } = claim.output
    const own = claims.get(creatorId)
    if (creatorId === focusId && rank < RANK.inFocus) postClaim(creatorId, RANK.inFocus)
    else if (own && rank > own.rank) claims.delete(creatorId)
    else if (own && rank < own.rank) postClaim(creatorId, own.rank)
  })
  return {
    add: (creatorId: string, count: number, isOwnFetch: boolean) => {
      if (creatorId === focusId) return postClaim(creatorId, RANK.inFocus)
      if (!isOwnFetch && !isInFront()) return
      // A random part breaks ties.
      const rank = (isInFront() ? RANK.inFront : RANK.background) + Math.random()
      claims.set(creatorId, { rank, count: count + (claims.get(creatorId)?.count ?? 0) })
      timer ??= setTimeout(report, CLAIM_WINDOW_MS)
      postClaim(creatorId, rank)
    },
    stop: () => {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}

const countsOf = (data: readonly Unread[]) => new Map(data.map((it) => [it.userId, it.messages]))

/**
 * Reports new messages of creators that are in focus in no tab, each once: in the tab in front, else in the
 * one that fetched. Until the returned function is called.
 */
export function watchUnreadIncreases({ client, ...deps }: UnreadIncreaseDeps): () => void {
  const { queryKey } = queryOf(listUnread)
  const first = client.getQueryData(queryKey)
  let counts = first && countsOf(first.data)
  const claims = createClaims(deps)
  const stopCounting = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryKey[0] !== queryKey[0]) return
    const { data } = event.query.state.data as { data: Unread[] } // the response of listUnread, by its key
    const before = counts
    counts = countsOf(data)
    for (const { userId: creatorId, messages } of before ? data : []) {
      const count = messages - (before?.get(creatorId) ?? messages)
      if (count > 0) claims.add(creatorId, count, event.action.manual !== true)
    }
  })
  return () => {
    stopCounting()
    claims.stop()
  }
}
