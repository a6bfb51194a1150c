import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import { listReviewMessages } from '@/api/calls/agency/performance'
import { instant } from '@/domain/time/instant'
import type { ReviewedMessage } from '@/domain/agency/message-review'

import { findNewMessages, setCachedReview, prependMessages } from './review-marks'

const message = (messageId: string, sentAt: number): ReviewedMessage => ({
  messageId,
  channelId: 'c',
  userId: 'u',
  creatorId: 'k',
  fanId: 'f',
  text: '',
  mediaCount: 0,
  price: 0,
  bought: false,
  earned: 0,
  currency: 'USD',
  replySeconds: null,
  sentAt: instant(sentAt),
  unsentAt: null,
  flaggedWords: [],
  review: null,
})
const review = { mark: 'good' as const, note: '', userId: 'm', at: instant(9) }

describe('messages that arrive while a list is open', () => {
  const listed = [message('b', 20), message('a', 10)]

  it('are those the list lacks that are not older', () => {
    const newest = [message('d', 30), message('c', 20), message('b', 20), message('old', 5)]
    expect(findNewMessages(newest, listed).map(({ messageId }) => messageId)).toEqual(['d', 'c'])
    expect(findNewMessages(newest, [])).toHaveLength(4)
  })

  it('come first once the user shows them', () => {
    const pages = { pages: [{ data: listed, lastId: 'a' }], pageParams: [null] }
    const next = prependMessages(pages, [message('c', 30)])
    expect(next.pages[0]?.data.map(({ messageId }) => messageId)).toEqual(['c', 'b', 'a'])
  })
})

it('a review updates its message in every list, and no other message', () => {
  const client = new QueryClient()
  const part = { data: [message('a', 1), message('b', 2)], lastId: null }
  const pagesKey = [listReviewMessages.path, { kind: 'pages' }]
  const partKey = [listReviewMessages.path, { kind: 'newest' }]
  client.setQueryData(pagesKey, { pages: [part], pageParams: [null] })
  client.setQueryData(partKey, part)
  setCachedReview(client, 'a', review)
  expect(client.getQueryData<typeof part>(partKey)?.data.map((one) => one.review?.mark)).toEqual([
    'good',
    undefined,
  ])
  expect(client.getQueryData<{ pages: (typeof part)[] }>(pagesKey)?.pages[0]?.data[0]?.review).toEqual(review)
  client.clear()
})
