import { beforeEach, describe, expect, it } from 'vitest'

import type { MockClient } from '../../testing/mock-client'
import { createPeopleFixture } from '../../testing/people-fixture'

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

const people = async () => (await boss.ask<{ data: Person[] }>('/api/agency/floor/people')).body.data
const rows = async () => (await boss.ask<{ creators: Row[] }>('/api/agency/floor/get')).body.creators
const assign = (creatorId: string, userId: string, by = boss) =>
  by.ask<{ isNew: boolean }>('/api/agency/floor/assign', { creatorId, userId })
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
})

describe('assigning a person on duty', () => {
  it('shows at once on the floor by creator and by person, and can be undone', async () => {
    const { creatorId, userId } = await apart()
    expect((await assign(creatorId, userId)).body).toEqual({ isNew: true })
    expect(await onDutyFor(creatorId)).toContain(userId)
    expect((await people()).find((one) => one.userId === userId)?.creatorIds).toContain(creatorId)
    expect((await assign(creatorId, userId)).body).toEqual({ isNew: false })
    const undo = { creatorIds: [creatorId], addUserIds: [], removeUserIds: [userId] }
    await boss.ask('/api/agency/creators/assign', undo)
    expect(await onDutyFor(creatorId)).not.toContain(userId)
  })
})
