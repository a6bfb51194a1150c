import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { listUnread } from '@/api/calls/chatter/chatter'
import { callQueryKey } from '@/api/query'

import { CLAIM_WINDOW_MS, type UnreadIncrease, watchUnreadIncreases } from './unread-increase'

/** Other tabs are other clients; a message reaches all but its sender. */
const tabs = vi.hoisted(() => ({ listeners: [] as { of: object; hear: (data: unknown) => void }[], at: {} }))
vi.mock('@/services/network/tab-messages', () => ({
  postTabMessage: (_: string, data: unknown) => {
    const from = tabs.at
    for (const { of, hear } of tabs.listeners.filter((it) => it.of !== from)) {
      tabs.at = of
      hear(data)
    }
    tabs.at = from
  },
  onTabMessage: (_: string, hear: (data: unknown) => void) => {
    const one = { of: tabs.at, hear }
    tabs.listeners.push(one)
    return () => void tabs.listeners.splice(tabs.listeners.indexOf(one), 1)
  },
}))

const KEY = callQueryKey(listUnread)
const answer = (counts: Record<string, number>) => ({
  data: Object.entries(counts).map(([userId, messages]) => ({
    userId,
    messages,
    notifications: 0,
    orders: 0,
  })),
})

function openTab(facts: { focusId?: string; isInFront?: boolean } = {}) {
  const self = {}
  const client = new QueryClient()
  const increases: UnreadIncrease[] = []
  tabs.at = self
  stops.push(
    watchUnreadIncreases({
      client,
      userId: 'me',
      focusId: facts.focusId,
      isInFront: () => facts.isInFront ?? false,
      onIncreases: (some) => void increases.push(...some),
    }),
  )
  return {
    increases,
    /** Simulates a response of the server to this tab. */
    asks: async (counts: Record<string, number>) => {
      tabs.at = self
      await client.query({ queryKey: KEY, queryFn: () => answer(counts), staleTime: 0 })
    },
    /** Simulates a message from another tab with the server's response there. */
    hears: (counts: Record<string, number>) => {
      tabs.at = self
      client.setQueryData(KEY, answer(counts))
    },
  }
}

let stops: (() => void)[] = []
const waitForClaims = () => vi.advanceTimersByTimeAsync(CLAIM_WINDOW_MS)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stops.forEach((stop) => stop())
  stops = []
  vi.useRealTimers()
})

it('reports new messages of other creators, but not at first nor for the creator in focus', async () => {
  const tab = openTab({ focusId: 'mila' })
  await tab.asks({ mila: 1, noa: 4, eva: 2 })
  await tab.asks({ mila: 3, noa: 6, eva: 1 })
  expect(tab.increases).toEqual([])
  await waitForClaims()
  expect(tab.increases).toEqual([{ creatorId: 'noa', count: 2 }])
  await tab.asks({ mila: 3, noa: 6, eva: 1 })
  await waitForClaims()
  expect(tab.increases).toHaveLength(1)
})

it('sums the messages until it reports', async () => {
  const tab = openTab()
  await tab.asks({ noa: 1 })
  await tab.asks({ noa: 2 })
  await tab.asks({ noa: 5 })
  await waitForClaims()
  expect(tab.increases).toEqual([{ creatorId: 'noa', count: 4 }])
})

it('reports in one of several tabs: the one in front, else the one that fetched', async () => {
  const [asking, other] = [openTab(), openTab()]
  for (const tab of [asking, other]) tab.hears({ noa: 1 })
  await asking.asks({ noa: 2 })
  other.hears({ noa: 2 })
  await waitForClaims()
  expect([asking.increases, other.increases].map(({ length }) => length)).toEqual([1, 0])
  const front = openTab({ isInFront: true })
  front.hears({ noa: 2 })
  await asking.asks({ noa: 3 })
  for (const tab of [other, front]) tab.hears({ noa: 3 })
  await waitForClaims()
  expect([asking.increases, other.increases, front.increases].map(({ length }) => length)).toEqual([1, 0, 1])
})

it('does not report a creator in focus in another tab, which has its own events', async () => {
  const asking = openTab({ focusId: 'mila', isInFront: true })
  const theirs = openTab({ focusId: 'noa' })
  for (const tab of [asking, theirs]) tab.hears({ mila: 0, noa: 0 })
  await asking.asks({ mila: 0, noa: 1 })
  await waitForClaims()
  expect([asking.increases, theirs.increases]).toEqual([[], []])
})
