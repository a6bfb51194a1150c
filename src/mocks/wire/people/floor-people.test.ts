import { beforeEach, describe, expect, it } from 'vitest'

import { iso } from '../../seed/calendar'
import type { MockClient } from '../../testing/mock-client'
import { sendTyped, createPeopleFixture } from '../../testing/people-fixture'

interface Person {
  userId: string
  creatorIds: string[]
  held: number
  waiting: number
  oldestWaitAt: string | null
  hourSales: { amount: number }
  medianReplySeconds: number | null
}
interface Row {
  creatorId: string
  onDuty: { userId: string }[]
}

let stage: ReturnType<typeof createPeopleFixture>
let boss: MockClient
beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  boss = await stage.at('viktor')
})

const people = async () => (await sendTyped<{ data: Person[] }>(boss, '/api/agency/floor/people')).body.data
const rows = async () => (await sendTyped<{ creators: Row[] }>(boss, '/api/agency/floor/get')).body.creators
const assign = (creatorId: string, userId: string, by = boss) =>
  sendTyped<{ isNew: boolean }>(by, '/api/agency/floor/assign', { creatorId, userId })
const onDutyFor = async (creatorId: string) =>
  (await rows()).find((row) => row.creatorId === creatorId)?.onDuty.map(({ userId }) => userId) ?? []

/** A person on duty, and a creator they do not work for. */
async function apart() {
  const [row] = await rows()
  const person = (await people()).find(({ creatorIds }) => row && !creatorIds.includes(row.creatorId))
  if (!row || !person) throw new Error('everybody works for everybody')
  return { creatorId: row.creatorId, userId: person.userId }
}

describe('the floor by person', () => {
  it('has the same people on the same creators as the floor by creator', async () => {
    const byPerson = (await people()).flatMap(({ userId, creatorIds }) =>
      creatorIds.map((creatorId) => `${creatorId} ${userId}`),
    )
    const byCreator = (await rows()).flatMap(({ creatorId, onDuty }) =>
      onDuty.map(({ userId }) => `${creatorId} ${userId}`),
    )
    expect(byPerson.toSorted()).toEqual(byCreator.toSorted())
    expect(byPerson.length).toBeGreaterThan(10)
  })

  it('has the performance page’s sales and replies of the last hour', async () => {
    const now = stage.world.now()
    const [from, to] = [new Date(now - 3_600_000).toISOString(), new Date(now).toISOString()]
    const { rows: figures } = (
      await sendTyped<{
        rows: { userId: string; sales: number; medianReplySeconds: number | null }[]
      }>(boss, '/api/agency/chatter-performance/get', {
        from,
        to,
        timezone: 'Europe/Warsaw',
        basis: 'gross',
        groupBy: 'employee',
      })
    ).body
    const found = await people()
    expect(found.some(({ medianReplySeconds }) => medianReplySeconds !== null)).toBe(true)
    for (const { userId, hourSales, medianReplySeconds } of found) {
      const own = figures.find((row) => row.userId === userId)
      expect([hourSales.amount, medianReplySeconds]).toEqual([
        own?.sales ?? 0,
        own?.medianReplySeconds ?? null,
      ])
    }
  })
})

describe('assigning a person on duty', () => {
  it('shows at once on the floor by creator and by person, and can be undone', async () => {
    const { creatorId, userId } = await apart()
    expect((await assign(creatorId, userId)).body).toEqual({ isNew: true })
    expect(await onDutyFor(creatorId)).toContain(userId)
    expect((await people()).find((one) => one.userId === userId)?.creatorIds).toContain(creatorId)
    expect((await assign(creatorId, userId)).body).toEqual({ isNew: false })
    const undo = { creatorIds: [creatorId], addUserIds: [], removeUserIds: [userId] }
    await sendTyped(boss, '/api/agency/creators/assign', undo)
    expect(await onDutyFor(creatorId)).not.toContain(userId)
  })

  it('is rejected for a person who clocked out, left or is unknown, and for an unknown creator', async () => {
    const { creatorId, userId } = await apart()
    const { body } = await sendTyped<{ data: { chatterWorkLogId: string; chatterId: string }[] }>(
      boss,
      '/api/agency/work-logs/list',
      { from: iso(stage.world.now() - 1), to: iso(stage.world.now()), isRunning: true, limit: 200 },
    )
    const chatterWorkLogId = body.data.find(({ chatterId }) => chatterId === userId)?.chatterWorkLogId
    const clockOutAt = iso(stage.world.now())
    await sendTyped(boss, '/api/agency/work-logs/close', { chatterWorkLogId, clockOutAt, reason: 'Fell ill' })
    expect(await assign(creatorId, userId)).toMatchObject({ status: 409, key: 'not_on_duty' })
    expect(await assign(creatorId, 'former-1')).toMatchObject({ status: 409, key: 'person_gone' })
    expect((await assign(creatorId, 'staff-9999')).status).toBe(404)
    expect((await assign('creator-99', userId)).status).toBe(404)
    expect((await people()).map((one) => one.userId)).not.toContain(userId)
  })

  it('is for managers only, like the list', async () => {
    const { creatorId, userId } = await apart()
    for (const name of ['ana', 'hana']) {
      const visitor = await stage.at(name)
      expect((await assign(creatorId, userId, visitor)).status).toBe(403)
      expect((await sendTyped(visitor, '/api/agency/floor/people')).status).toBe(403)
    }
  })
})
