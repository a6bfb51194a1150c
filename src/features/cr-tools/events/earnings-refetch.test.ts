import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { getAnalytics, listTopFans } from '@/api/calls/creator/analytics'
import { getDashboard } from '@/api/calls/creator/dashboard'
import { getEarnings, listPayouts, listTransactions } from '@/api/calls/creator/earnings'
import { instant } from '@/domain/time/instant'
import type { ServerEvent } from '@/domain/server/server-event'

import { advanceTime } from '../../../../tests/support/fake-timers'
import { CREATOR, ME, messageOf, newMessage } from '../../../../tests/support/fixtures/live-events'
import { applyEvents } from './apply-events'

const READS = [getEarnings, listTransactions, listPayouts, getDashboard, getAnalytics, listTopFans]
const offer = messageOf('offer', { senderId: CREATOR, price: 1500 })
const refunded = { ...offer, refundedAt: instant(Date.now()) }
const CASES: [string, ServerEvent, boolean][] = [
  ['a sale', { name: 'order.new', data: { creatorId: CREATOR, message: offer } }, true],
  ['a refund', { name: 'message.updated', data: { creatorId: CREATOR, message: refunded } }, true],
  ['an offer', newMessage(offer), false],
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each(CASES)('refetches what the creator earned: %s', async (_, event, isStale) => {
  const client = new QueryClient()
  for (const { path } of READS) client.setQueryData([path, { creatorId: CREATOR }], {})
  applyEvents({ client, creatorId: CREATOR, userId: ME }, [event])
  await advanceTime(10_500)
  for (const { path } of READS)
    expect([path, client.getQueryState([path, { creatorId: CREATOR }])?.isInvalidated]).toEqual([
      path,
      isStale,
    ])
})
