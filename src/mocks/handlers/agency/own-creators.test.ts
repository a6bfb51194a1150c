import { expect, it } from 'vitest'

import { getAgencyCreator, updateAgencyCreator, updateCreatorRules } from '@/api/calls/agency/agency-creators'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { listEmployees } from '@/api/calls/agency/employees'
import { saveShift } from '@/api/calls/agency/shifts'

import { HOUR_MS, iso } from '../../seed/calendar'
import { createPeopleFixture, NOON } from '../../testing/people-fixture'

const BY_NAME = { query: '', sort: { by: 'name', descending: false }, limit: 100 } as const

it('account managers edit only their own creators; the rest stays unchanged', async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  const [manager, accountManager] = [await stage.at('viktor'), await stage.at('hana')]
  const { data } = await accountManager.call(searchAgencyCreators, BY_NAME)
  const isOwn = ({ staffIds }: { staffIds: string[] }) => staffIds.includes('staff-03')
  const own = data.find(isOwn) ?? expect.fail('no creator of her own')
  const foreign = data.find((row) => !isOwn(row)) ?? expect.fail('no creator of others')
  const hide = async ({ creatorAgencyId }: typeof own) =>
    (await accountManager.outcomeOf(updateAgencyCreator, { creatorAgencyId, isHidden: true })).status
  expect(await hide(own)).toBe(200)
  expect(await hide(foreign)).toBe(403)
  const { isHidden } = await manager.call(getAgencyCreator, { creatorId: foreign.creator.userId })
  expect(isHidden).toBe(foreign.isHidden)
  const rules = ({ creator }: typeof own) => ({
    creatorId: creator.userId,
    avoidWords: [],
    priceMin: null,
    priceMax: null,
    kindPrices: {},
    tone: '',
    offLimits: '',
    replyTargetS: null,
  })
  expect((await accountManager.outcomeOf(updateCreatorRules, rules(own))).status).toBe(200)
  expect((await accountManager.outcomeOf(updateCreatorRules, rules(foreign))).status).toBe(403)
  expect((await manager.outcomeOf(updateCreatorRules, rules(foreign))).status).toBe(200)
})

it('account managers move a shift shared with others’ creators, but cannot add those', async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  const [manager, accountManager] = [await stage.at('viktor'), await stage.at('hana')]
  const at = (hours: number) => iso(NOON + hours * HOUR_MS)
  const [own, foreign, other] = ['creator-14', 'creator-01', 'creator-02'] as const
  const { data } = await accountManager.call(listEmployees, { ...BY_NAME, status: 'active' })
  const chatter = data.find(({ canEdit }) => canEdit) ?? expect.fail('no chatter of hers')
  const shift = { userIds: [chatter.userId], scope: 'one' as const }
  const mixed = { clientId: 'mixed', creatorIds: [own, foreign], startAt: at(900), endAt: at(908) }
  const [planned] = (await manager.call(saveShift, { ...shift, ...mixed })).data
  const later = { ...shift, shiftId: planned?.shiftId ?? '', startAt: at(901), endAt: at(909) }
  const save = async (clientId: string, ...creatorIds: string[]) =>
    (await accountManager.outcomeOf(saveShift, { ...later, clientId, creatorIds })).status
  expect(await save('move', own, foreign)).toBe(200)
  expect(await save('more', own, foreign, other)).toBe(403)
  expect(await save('less', own)).toBe(403)
})
