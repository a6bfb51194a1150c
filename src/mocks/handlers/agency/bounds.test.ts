import { describe, expect, it } from 'vitest'

import { createPeopleFixture } from '../../testing/people-fixture'

const UPDATE = '/api/agency/employees/update'
const PAY = { currency: 'USD', hourly: 1500, commission: {} }
const INVITE = { name: 'Nia', roles: ['chatter'], groupId: null, creatorIds: [], permissionSetId: null }

async function caller(name: string) {
  const stage = createPeopleFixture()
  await stage.begin()
  return await stage.at(name)
}

describe('rights and pay', () => {
  it.each([
    ['hana', { chatterPermissions: { priceMax: null } }, 403, 'rights_too_high'],
    ['hana', { chatterPermissions: { priceMax: 20_001 } }, 403, 'rights_too_high'],
    ['hana', { chatterPermissions: { priceMin: null } }, 403, 'rights_too_high'],
    ['hana', { chatterPermissions: { priceMin: 300, priceMax: 20_000 } }, 200, undefined],
    ['daria', { chatterPermissions: { priceMin: 100, priceMax: null } }, 200, undefined],
    ['daria', { chatterPermissions: { priceMin: 9000, priceMax: 100 } }, 422, 'price_unfit'],
    ['daria', { pay: { ...PAY, hourly: -500 } }, 422, 'number_unfit'],
    ['daria', { pay: { ...PAY, commission: { tips: 7 } } }, 422, 'number_unfit'],
    ['daria', { pay: { ...PAY, commission: { paid_dms: -1 } } }, 422, 'number_unfit'],
    ['daria', { pay: { ...PAY, commission: { mass_messages: 0.02 } } }, 422, 'request_rejected'],
    ['daria', { pay: { ...PAY, commission: { tips: 1 } } }, 200, undefined],
  ])('stay within bounds: %s gives %o', async (name, change, status, key) => {
    const visitor = await caller(name)
    expect(await visitor.ask(UPDATE, { userId: 'staff-43', ...change })).toMatchObject({ status, key })
  })

  it('are judged by what changes: someone higher gave the person more before', async () => {
    const stage = createPeopleFixture()
    await stage.begin()
    const userId = 'staff-43'
    const change = async (name: string, patch: object) =>
      (await stage.at(name)).ask<{ chatterPermissions: object }>(UPDATE, { userId, ...patch })
    await change('daria', { chatterPermissions: { profile: 'edit', priceMax: 50_000 } })
    const lower = await change('hana', { chatterPermissions: { vault: 'off' } })
    const given = { profile: 'edit', priceMax: 50_000 }
    expect(lower.body.chatterPermissions).toEqual({ ...given, vault: 'off' })
    expect(await change('hana', { chatterPermissions: { priceMin: 60_000 } })).toMatchObject({ status: 422 })
    const asSet = await change('hana', { permissionsAsSet: ['vault'] })
    expect(asSet.body.chatterPermissions).toEqual(given)
  })

  it('are judged by the set that a person is to follow again', async () => {
    const stage = createPeopleFixture()
    await stage.begin()
    const change = async (name: string, userId: string, patch: object) =>
      (await stage.at(name)).ask(UPDATE, { userId, ...patch })
    for (const userId of ['staff-03', 'staff-43'])
      await change('daria', userId, { chatterPermissions: { lists: 'off' } })
    const asSet = { permissionsAsSet: ['lists'] }
    const refused = { status: 403, key: 'rights_too_high' }
    expect(await change('hana', 'staff-43', asSet)).toMatchObject(refused)
    expect(await change('daria', 'staff-43', asSet)).toMatchObject({ status: 200 })
    expect(await change('hana', 'staff-43', asSet)).toMatchObject({ status: 200 })
  })

  it('of a deactivated person stay as they were until they return', async () => {
    const visitor = await caller('daria')
    const userIds = ['staff-43']
    await visitor.ask('/api/agency/employees/deactivate', { userIds, cancelShifts: false })
    const refused = { status: 409, key: 'person_gone' }
    expect(await visitor.ask(UPDATE, { userId: 'staff-43', groupId: null })).toMatchObject(refused)
    const bulk = { userIds, patch: { groupId: null } }
    expect(await visitor.ask('/api/agency/employees/bulk-update', bulk)).toMatchObject(refused)
  })

  it('stay within bounds in an invitation', async () => {
    const visitor = await caller('daria')
    const invites = [{ ...INVITE, email: 'nia@x.example', pay: { ...PAY, hourly: -500 } }]
    const answer = await visitor.ask('/api/agency/employees/invite', { invites })
    expect(answer).toMatchObject({ status: 422, key: 'number_unfit' })
  })
})

describe('saved views', () => {
  it('are limited per person, not by what colleagues saved', async () => {
    const stage = createPeopleFixture()
    await stage.begin()
    const [daria, viktor] = [await stage.at('daria'), await stage.at('viktor')]
    const view = { page: 'agencyStatistics', name: 'Mine', isShared: false, state: '' }
    const save = (who: typeof daria, clientId: string) =>
      who.ask('/api/agency/views/save', { ...view, clientId })
    expect(await save(viktor, 'first')).toMatchObject({ status: 200 })
    const codes = []
    for (let count = 0; count < 101; count += 1) codes.push((await save(daria, `view-${count}`)).status)
    expect(codes).toEqual([...Array<number>(100).fill(200), 422])
    expect(stage.world.state.performance.views.some(({ userId }) => userId !== 'staff-01')).toBe(true)
  })
})
