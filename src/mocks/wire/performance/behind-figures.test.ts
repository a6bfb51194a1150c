import fc from 'fast-check'
import { expect, it } from 'vitest'

import { PERFORMANCE_GROUPINGS } from '@/domain/figures/performance'

import { anchorOf } from '../../state/anchor'
import { accountById } from '../../rules/account/accounts'
import { permissionsFor } from '../../rules/account/permissions'
import { DAY_MS, HOUR_MS } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import { addStaffMessage } from '../../rules/threads/add-message'
import { unsendMessage } from '../../handlers/chat/messages/message-actions'
import { messagePage } from '../../handlers/chat/messages/message-pages'
import { conversationOf } from '../../rules/threads/conversation'
import { wireMessage } from '../threads/wire-message'
import { createWorld, type World } from '../../state/world'
import { type ReviewQuery, reviewPage } from './message-review'
import { periodOf } from '../../rules/performance/period'
import { performanceTable } from './performance-table'
import { unansweredPage } from './unanswered'

const BORN = Date.UTC(2026, 10, 21, 11, 17)
const iso = (at: number) => new Date(at).toISOString()

/** A world created some hours ago. */
function worldNow(hoursOld = 5) {
  let now = BORN
  const world = createWorld(undefined, () => now)
  anchorOf(world)
  now += hoursOld * HOUR_MS + 23_456
  return world
}
type Span = { from: string; to: string }

async function listed(world: World, span: Span, query: Omit<ReviewQuery, 'limit'>, limit = 200) {
  const all = []
  let lastId: string | null = null
  do {
    const part = await reviewPage(world, periodOf(world, span), { ...query, limit, lastId })
    all.push(...part.data)
    ;({ lastId } = part)
  } while (lastId !== null)
  return all
}

/** The figures that count messages, with the request for their list. */
const COUNTED = {
  messages: {},
  paidMessages: { paid: true },
  unlockedMessages: { paid: true, bought: true },
  openMessages: { open: true },
} as const

const ENDS = [BORN + 5 * HOUR_MS, BORN, BORN - 2 * DAY_MS, BORN - 40 * DAY_MS, Date.UTC(2026, 2, 30, 3)]
const span = fc
  .tuple(
    fc.constantFrom(...ENDS),
    fc.integer({ min: 0, max: DAY_MS }),
    fc.integer({ min: 1, max: 20 * HOUR_MS }),
  )
  .map(([end, back, length]) => ({ from: iso(end - back - length), to: iso(end - back) }))

it('a list has as many messages as its figure counts, in every grouping', async () => {
  const world = worldNow()
  await fc.assert(
    fc.asyncProperty(
      span,
      fc.constantFrom(...PERFORMANCE_GROUPINGS),
      fc.nat(),
      fc.option(fc.constantFrom<string[]>(['creator-01'], ['creator-02', 'creator-07']), { nil: undefined }),
      async ({ from, to }, groupBy, which, creatorIds) => {
        const only = creatorIds && { creatorIds }
        const table = performanceTable(world, { from, to, timezone: 'UTC', basis: 'net', groupBy, ...only })
        const rows = table.rows.flatMap((row) => (row && (row.messages ?? 0) > 0 ? [row] : []))
        const row = rows[which % rows.length]
        const day = row?.day == null ? undefined : Date.parse(row.day)
        const midnight = (Math.floor((day ?? 0) / DAY_MS) + 1) * DAY_MS
        const within =
          day === undefined ? { from, to } : { from: iso(day), to: iso(Math.min(midnight, Date.parse(to))) }
        const own = row && {
          userIds: [row.userId],
          ...(row.creatorId == null ? only : { creatorIds: [row.creatorId] }),
        }
        for (const [figure, condition] of Object.entries(COUNTED)) {
          const key = figure as keyof typeof COUNTED
          expect([key, (await listed(world, { from, to }, { ...only, ...condition })).length]).toEqual([
            key,
            table.totals[key],
          ])
          if (own)
            expect([key, (await listed(world, within, { ...own, ...condition }, 7)).length]).toEqual([
              key,
              row[key],
            ])
        }
        const fans = (await listed(world, { from, to }, only ?? {})).map(({ fanId }) => fanId)
        expect(new Set(fans).size).toBe(table.totals.fansChatted)
      },
    ),
    { numRuns: 12 },
  )
}, 60_000)

const viewerOf = (world: World, creatorId: string | undefined) => {
  const [account, creator] = [
    accountById(world, 'staff-02'),
    CREATORS.find(({ userId }) => userId === creatorId),
  ]
  if (!account || !creator) return expect.fail('nobody')
  return { account, creator, permissions: permissionsFor(world, account) }
}

/** The conversation around a message, as the list opens it. */
async function contextOf(world: World, row: { channelId: string; messageId: string; creatorId: string }) {
  const viewer = viewerOf(world, row.creatorId)
  const conversation = conversationOf(world, viewer.creator, row.channelId)
  const { positions } = await messagePage(conversation, {
    channelId: row.channelId,
    around: row.messageId,
    limit: 60,
  })
  return positions.map((position) => wireMessage(conversation, position, viewer))
}

it('a listed message appears in its conversation, with the same text, time, price and sender', async () => {
  const world = worldNow()
  await fc.assert(
    fc.asyncProperty(span, fc.nat(), async ({ from, to }, which) => {
      const all = await listed(
        world,
        { from, to: iso(Math.min(Date.parse(to), Date.parse(from) + HOUR_MS)) },
        {},
      )
      const row = all[which % all.length]
      if (!row) return
      const context = await contextOf(world, row)
      const times = context.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted())
      expect(new Set(context.map(({ messageId }) => messageId)).size).toBe(context.length)
      const message = context.find(({ messageId }) => messageId === row.messageId)
      expect(message).toMatchObject({
        text: row.text,
        createdAt: row.sentAt,
        price: row.price,
        sentById: row.userId,
        senderId: row.creatorId,
      })
      expect(message?.media).toHaveLength(row.mediaCount ?? 0)
      expect(message?.boughtAt !== null && message?.refundedAt === null).toBe(row.bought)
      if (row.replySeconds == null) return
      const word = context.find(
        ({ createdAt }) => Date.parse(createdAt) === Date.parse(row.sentAt) - (row.replySeconds ?? 0) * 1000,
      )
      expect(word?.senderId).toBe(row.fanId)
    }),
    { numRuns: 40 },
  )
})

/** Just before the anchor few conversations remain unanswered. */
const isLongAgo = (at: number): boolean => at > BORN || at < BORN - 2 * HOUR_MS

it('an unanswered turn appears in its conversation without a reply', async () => {
  const world = worldNow()
  const period = periodOf(world, { from: iso(BORN - 2 * DAY_MS), to: iso(BORN + 5 * HOUR_MS) })
  for (const turn of unansweredPage(world, period, { limit: 120 }).data) {
    const context = await contextOf(world, { ...turn, messageId: turn.messageId ?? '' })
    const message = context.find(({ messageId }) => messageId === turn.messageId)
    expect(message).toMatchObject({ text: turn.text, createdAt: turn.at, senderId: turn.fanId })
    const at = Date.parse(turn.at)
    const answers = context.filter(({ senderId, createdAt }) => {
      const after = Date.parse(createdAt) - at
      return senderId === turn.creatorId && after >= 0 && after < HOUR_MS
    })
    if (isLongAgo(at)) expect(answers).toEqual([])
  }
})

it('sending and unsending change list and figures alike', async () => {
  const world = worldNow()
  const period = { from: iso(BORN - 3 * HOUR_MS), to: iso(world.now() + 1) }
  const before = (await listed(world, period, {})).length
  const open = (await listed(world, period, { open: true })).find(({ messageId }) => /-t\d/.test(messageId))
  const viewer = viewerOf(world, open?.creatorId)
  addStaffMessage(world, conversationOf(world, viewer.creator, open?.channelId ?? ''), {
    text: 'Hi',
    by: 'staff-05',
    price: 900,
  })
  unsendMessage(world, viewer, open?.messageId ?? '')
  const { totals } = performanceTable(world, {
    ...period,
    timezone: 'UTC',
    basis: 'net',
    groupBy: 'employee',
  })
  for (const [key, condition] of Object.entries(COUNTED))
    expect([key, (await listed(world, period, condition)).length]).toEqual([
      key,
      totals[key as keyof typeof COUNTED],
    ])
  expect(totals.messages).toBe(before + 1)
})
