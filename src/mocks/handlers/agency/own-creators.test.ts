import { expect, it } from 'vitest'

import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

const CREATORS = '/api/agency/creators'

it('account managers edit only their own creators; the rest stays unchanged', async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  const [manager, accountManager] = [await stage.at('viktor'), await stage.at('hana')]
  const { body: list } = await accountManager.ask<{
    data: { creator: { userId: string }; creatorAgencyId: string; staffIds: string[]; isHidden: boolean }[]
  }>('/api/agency-util/search/agency', {
    query: '',
    limit: 100,
    lastId: null,
    sort: { by: 'name', descending: false },
  })
  const isOwn = ({ staffIds }: { staffIds: string[] }) => staffIds.includes('staff-03')
  const [own, foreign] = [list.data.find(isOwn), list.data.find((row) => !isOwn(row))]
  if (!own || !foreign) throw new Error('no creators')
  const hide = (row: typeof own, who: MockClient) =>
    who.ask(`${CREATORS}/update`, { creatorAgencyId: row.creatorAgencyId, isHidden: true })
  expect((await hide(own, accountManager)).status).toBe(200)
  expect((await hide(foreign, accountManager)).status).toBe(403)
  const get = await manager.ask<{ isHidden: boolean }>(`${CREATORS}/get`, {
    creatorId: foreign.creator.userId,
  })
  expect(get.body.isHidden).toBe(foreign.isHidden)
  const rules = (row: typeof own) => ({
    creatorId: row.creator.userId,
    avoidWords: [],
    priceMin: null,
    priceMax: null,
    kindPrices: {},
    tone: '',
    offLimits: '',
    replyTargetS: null,
  })
  expect((await accountManager.ask(`${CREATORS}/rules/update`, rules(own))).status).toBe(200)
  expect((await accountManager.ask(`${CREATORS}/rules/update`, rules(foreign))).status).toBe(403)
  expect((await manager.ask(`${CREATORS}/rules/update`, rules(foreign))).status).toBe(200)
})

it('account managers move a shift shared with others’ creators, but cannot add those', async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  const [manager, accountManager] = [await stage.at('viktor'), await stage.at('hana')]
  const at = (hours: number) => new Date(NOON + hours * 3_600_000).toISOString()
  const [own, foreign, other] = ['creator-14', 'creator-01', 'creator-02']
  const { data: chatters } = (
    await accountManager.ask<{ data: { userId: string; canEdit: boolean }[] }>('/api/agency/employees/list', {
      query: '',
      status: 'active',
      limit: 100,
      lastId: null,
      sort: { by: 'name', descending: false },
    })
  ).body
  const chatter = chatters.find(({ canEdit }) => canEdit)?.userId
  const save = (who: MockClient, clientId: string, body: object) =>
    who.ask<{ data: { shiftId: string }[] }>('/api/agency/shifts/save', {
      clientId,
      userIds: [chatter],
      scope: 'one',
      startAt: at(900),
      endAt: at(908),
      ...body,
    })
  const mixed = await save(manager, 'mixed', { creatorIds: [own, foreign] })
  const shiftId = mixed.body.data[0]?.shiftId
  const later = { shiftId, startAt: at(901), endAt: at(909) }
  expect((await save(accountManager, 'move', { ...later, creatorIds: [own, foreign] })).status).toBe(200)
  expect((await save(accountManager, 'more', { ...later, creatorIds: [own, foreign, other] })).status).toBe(
    403,
  )
  expect((await save(accountManager, 'less', { ...later, creatorIds: [own] })).status).toBe(403)
})
