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

/** Puts a review on a message wherever it is listed. */
export function putReview(client: QueryClient, messageId: string, review: MessageReview | null): void {
  client.setQueriesData<Part | Pages>({ queryKey: [listReviewMessages.path] }, (known) => {
    if (!known) return known
    return isPages(known)
      ? { ...known, pages: known.pages.map((part) => inPart(part, messageId, review)) }
      : inPart(known, messageId, review)
  })
}

/** Puts what colleagues marked meanwhile on the messages that are listed; each stays in its place. */
export function withReviews(pages: Pages, fresh: readonly ReviewedMessage[]): Pages {
  const reviews = new Map(fresh.map(({ messageId, review }) => [messageId, review]))
  const data = (part: Part) =>
    part.data.map((message) => {
      const review = reviews.get(message.messageId)
      return review === undefined ? message : { ...message, review }
    })
  return { ...pages, pages: pages.pages.map((part) => ({ ...part, data: data(part) })) }
}

/** Which of the newest a list does not hold yet. */
export function newOnes(
  newest: readonly ReviewedMessage[],
  listed: readonly ReviewedMessage[],
): ReviewedMessage[] {
  const known = new Set(listed.map(({ messageId }) => messageId))
  const since = listed[0]?.sentAt ?? Number.NEGATIVE_INFINITY
  return newest.filter(({ messageId, sentAt }) => sentAt >= since && !known.has(messageId))
}

/** The list with new ones before it. */
export const withNewOnes = (pages: Pages, fresh: readonly ReviewedMessage[]): Pages => ({
  ...pages,
  pages: pages.pages.map((part, index) => (index === 0 ? { ...part, data: [...fresh, ...part.data] } : part)),
})
