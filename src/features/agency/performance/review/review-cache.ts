import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import { listReviewMessages } from '@/api/calls/performance'
import type { MessageReview, ReviewedMessage } from '@/domain/message-review'

interface Part {
  data: ReviewedMessage[]
  lastId: string | null
}
type Pages = InfiniteData<Part>

const isPages = (known: Part | Pages): known is Pages => 'pages' in known

function inPart(part: Part, messageId: string, review: MessageReview | null): Part {
  if (!part.data.some((message) => message.messageId === messageId)) return part
  const data = part.data.map((message) =>
    message.messageId === messageId ? { ...message, review } : message,
  )
  return { ...part, data }
}

/** Sets a review on a message in every cached list. */
export function putReview(client: QueryClient, messageId: string, review: MessageReview | null): void {
  client.setQueriesData<Part | Pages>({ queryKey: [listReviewMessages.path] }, (known) => {
    if (!known) return known
    return isPages(known)
      ? { ...known, pages: known.pages.map((part) => inPart(part, messageId, review)) }
      : inPart(known, messageId, review)
  })
}

/** Merges colleagues' reviews into listed messages; each keeps its position. */
export function withReviews(pages: Pages, fresh: readonly ReviewedMessage[]): Pages {
  const reviews = new Map(fresh.map(({ messageId, review }) => [messageId, review]))
  const data = (part: Part) =>
    part.data.map((message) => {
      const review = reviews.get(message.messageId)
      return review === undefined ? message : { ...message, review }
    })
  return { ...pages, pages: pages.pages.map((part) => ({ ...part, data: data(part) })) }
}

/** The newest messages a list lacks. */
export function newOnes(
  newest: readonly ReviewedMessage[],
  listed: readonly ReviewedMessage[],
): ReviewedMessage[] {
  const known = new Set(listed.map(({ messageId }) => messageId))
  const since = listed[0]?.sentAt ?? Number.NEGATIVE_INFINITY
  return newest.filter(({ messageId, sentAt }) => sentAt >= since && !known.has(messageId))
}

/** Prepends new messages to the list. */
export const withNewOnes = (pages: Pages, fresh: readonly ReviewedMessage[]): Pages => ({
  ...pages,
  pages: pages.pages.map((part, index) => (index === 0 ? { ...part, data: [...fresh, ...part.data] } : part)),
})
