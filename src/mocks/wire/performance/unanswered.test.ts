import { expect, it } from 'vitest'

import { DAY_MS } from '../../seed/calendar'
import { MockClient } from '../../testing/mock-client'

interface Turn {
  turnId: string
  userId: string
  creatorId: string
  fanId: string
  channelId: string
  messageId: string | null
  at: string
}
interface Part {
  data: Turn[]
  lastId: string | null
}
type Row = { userId: string; creatorId: string; unansweredTurns: number }

async function turnsOf(visitor: MockClient, body: object): Promise<Turn[]> {
  const all: Turn[] = []
  let lastId: string | null = null
  do {
    const asked = { ...body, limit: 30, lastId }
    const part: Part = await visitor.read<Part>('/api/agency/chatter-performance/unanswered', asked)
    all.push(...part.data)
    ;({ lastId } = part)
  } while (lastId !== null)
  return all
}

it('lists as many unanswered turns as the figure, in total and by person and creator', async () => {
  const visitor = await MockClient.as('viktor')
  const now = Date.now()
  const span = { from: new Date(now - 2 * DAY_MS).toISOString(), to: new Date(now).toISOString() }
  const query = { ...span, timezone: 'UTC', basis: 'net', groupBy: 'creator_employee' }
  const { rows, totals } = await visitor.read<{ rows: Row[]; totals: Row }>(
    '/api/agency/chatter-performance/get',
    query,
  )
  const turns = await turnsOf(visitor, span)
  expect(totals.unansweredTurns).toBeGreaterThan(30)
  expect(new Set(turns.map(({ turnId }) => turnId)).size).toBe(totals.unansweredTurns)
  expect(turns.map(({ at }) => at)).toEqual(
    turns
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const row = rows.find(({ unansweredTurns }) => unansweredTurns > 1)
  const own = await turnsOf(visitor, {
    ...span,
    userIds: [row?.userId],
    creatorIds: [row?.creatorId],
  })
  expect(own).toHaveLength(row?.unansweredTurns ?? 0)
  expect(new Set(own.map(({ userId, creatorId }) => `${userId} ${creatorId}`)).size).toBe(1)
})
