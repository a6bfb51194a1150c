import { beforeEach, describe, expect, it } from 'vitest'

import { EMPLOYEE_ROLES } from '@/domain/agency/employee'

import { createPeopleFixture } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

interface Row {
  userId: string
  displayName: string
  roles: string[]
  status: string
  creatorIds: string[]
  canEdit: boolean
  pay: { hourly: number } | null
  permissionSetId: string | null
  chatterWorkLog: { clockInAt: string; clockOutAt: string | null } | null
  hours: { planned: number; clocked: number } | null
}
interface List {
  data: Row[]
  lastId: string | null
  counts: { active: number; invited: number; inactive: number }
}

const EMPLOYEES = '/api/agency/employees'
const BY_NAME = { query: '', sort: { by: 'name', descending: false }, limit: 200 }
const invite = { roles: ['chatter'], groupId: null, creatorIds: [], permissionSetId: null, pay: null }

let stage: ReturnType<typeof createPeopleFixture>
let [director, manager, accountManager]: MockClient[] = []

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  director = await stage.at('daria')
  manager = await stage.at('viktor')
  accountManager = await stage.at('hana')
})

const list = async (visitor: MockClient | undefined, asked: object = {}) =>
  (await (visitor as MockClient).ask<List>(`${EMPLOYEES}/list`, { ...BY_NAME, ...asked })).body
const as = (visitor: MockClient | undefined): MockClient => visitor as MockClient // set before each test

describe('the roles a user may grant', () => {
  it('are rejected row by row in an invitation, and as a whole in a change', async () => {
    const invites = EMPLOYEE_ROLES.map((role) => ({
      ...invite,
      roles: [role],
      email: `${role}@example.com`,
      name: role,
    }))
    const results = async (visitor: MockClient | undefined) =>
      (
        await as(visitor).ask<{ results: { ok: boolean; key: string | null }[] }>(`${EMPLOYEES}/invite`, {
          invites,
        })
      ).body.results.map(({ ok, key }) => (ok ? 'sent' : key))
    expect(await results(accountManager)).toEqual(['sent', 'role_too_high', 'role_too_high', 'role_too_high'])
    expect(await results(manager)).toEqual(['invited_already', 'sent', 'sent', 'role_too_high'])
    expect(await results(director)).toEqual(['invited_already', 'invited_already', 'invited_already', 'sent'])
    const change = (visitor: MockClient | undefined, userId: string, roles: string[]) =>
      as(visitor).ask(`${EMPLOYEES}/update`, { userId, roles })
    expect((await change(manager, 'staff-06', ['agency_director'])).key).toBe('role_too_high')
    expect((await change(manager, 'staff-01', ['chatter'])).status).toBe(403)
    expect((await change(director, 'staff-06', ['agency_manager'])).status).toBe(200)
    expect((await list(director, { query: 'mensah' })).data[0]?.roles).toEqual([
      'agency_manager',
      'account_manager',
      'chatter',
    ])
  })

  it('never include one’s own account', async () => {
    const own = { userId: 'staff-01', roles: ['chatter'] }
    expect((await as(director).ask(`${EMPLOYEES}/update`, own)).key).toBe('not_yourself')
  })
})

describe('the employees table', () => {
  it('shows account managers the people of their own creators, with only chatters editable and no pay', async () => {
    const rows = (await list(accountManager)).data
    const all = (await list(director)).data
    expect(rows.length).toBeLessThan(all.length)
    const own = rows.find(({ userId }) => userId === 'staff-03')?.creatorIds ?? []
    expect(rows.every(({ creatorIds }) => creatorIds.some((id) => own.includes(id)))).toBe(true)
    expect(rows.filter(({ canEdit }) => canEdit).every(({ roles }) => roles.length === 1)).toBe(true)
    expect(rows.every(({ pay }) => pay === null)).toBe(true)
    expect(all.some(({ pay }) => pay !== null)).toBe(true)
    const hidden = all.find(({ userId }) => !rows.some((row) => row.userId === userId))?.userId
    expect((await as(accountManager).ask(`${EMPLOYEES}/update`, { userId: hidden })).status).toBe(404)
  })

  it('is filtered by the highest role', async () => {
    const { counts, data } = await list(director, { roles: ['chatter'], status: 'active' })
    expect(counts).toEqual({ active: 60, invited: 3, inactive: 4 })
    expect(data.length).toBeGreaterThan(10)
    expect(data.every(({ roles }) => roles.length === 1)).toBe(true)
  })
})

describe('people who join and leave', () => {
  it('lose their sessions, shifts and clock when deactivated, and can be reactivated', async () => {
    const ana = await stage.at('ana')
    await ana.ask('/api/internal/chatter/clock-in-status/clock-in')
    stage.pass(600_000)
    const body = { userIds: ['staff-04'], cancelShifts: true }
    const check = await as(manager).ask<{ plannedShifts: number }>(`${EMPLOYEES}/deactivate/check`, body)
    expect(check.body.plannedShifts).toBeGreaterThan(5)
    expect((await as(manager).ask(`${EMPLOYEES}/deactivate`, body)).status).toBe(200)
    expect((await ana.ask('/api/user/current-user')).status).not.toBe(200)
    expect((await ana.signIn('ana@northlight.agency')).status).toBe(403)
    const after = await as(manager).ask<{ plannedShifts: number }>(`${EMPLOYEES}/deactivate/check`, body)
    expect(after.body.plannedShifts).toBe(0)
    expect((await as(manager).ask(`${EMPLOYEES}/deactivate`, body)).key).toBe('stale_update')
    const logs = await as(manager).ask<{ data: { clockOutAt: string | null }[] }>(
      '/api/agency/work-logs/list',
      {
        from: new Date(stage.world.now() - 3_600_000).toISOString(),
        to: new Date(stage.world.now()).toISOString(),
        userIds: ['staff-04'],
        limit: 10,
      },
    )
    expect(logs.body.data[0]?.clockOutAt).not.toBeNull()
    expect((await as(manager).ask(`${EMPLOYEES}/reactivate`, { userIds: ['staff-04'] })).status).toBe(200)
    expect((await ana.signIn('ana@northlight.agency')).status).toBe(200)
  })

  it('join by an invitation whose code works only for them', async () => {
    const invites = [{ ...invite, email: 'zoe@example.com', name: 'Zoe', creatorIds: ['creator-01'] }]
    await as(manager).ask(`${EMPLOYEES}/invite`, { invites })
    const code = stage.world.state.letters[0]?.content
    const zoe = await stage.at('ana')
    await zoe.signIn('zoe@example.com')
    expect((await zoe.ask('/api/internal/chatter/creators/list')).status).toBe(403)
    const lina = await stage.at('lina')
    expect((await lina.ask('/api/auth/invitation/get', { inviteCode: code })).status).toBe(404)
    const got = await zoe.ask<{ role: string; invitedBy: string }>('/api/auth/invitation/get', {
      inviteCode: code,
    })
    expect(got.body).toMatchObject({ role: 'chatter', invitedBy: 'Viktor Lindqvist' })
    const accept = { inviteCode: code, legalFullName: 'Zoe Quinn', password: 'a longer one' }
    expect((await zoe.ask('/api/auth/invitation/accept', accept)).status).toBe(200)
    await zoe.signIn('zoe@example.com', 'a longer one')
    const { body } = await zoe.ask<{ data: { creatorId: string }[] }>('/api/internal/chatter/creators/list')
    expect(body.data.map(({ creatorId }) => creatorId)).toEqual(['creator-01'])
    expect((await list(manager, { query: 'zoe' })).data[0]?.status).toBe('active')
  })

  it('see only the creators assigned to them', async () => {
    const ana = await stage.at('ana')
    const shown = async () =>
      (await ana.ask<{ data: { creatorId: string }[] }>('/api/internal/chatter/creators/list')).body.data.map(
        ({ creatorId }) => creatorId,
      )
    expect(await shown()).toContain('creator-01')
    const given = { creatorIds: ['creator-01'], addUserIds: [], removeUserIds: ['staff-04'] }
    expect((await as(accountManager).ask('/api/agency/creators/assign', given)).status).toBe(403)
    expect((await as(manager).ask('/api/agency/creators/assign', given)).body).toEqual({ updated: 1 })
    expect(await shown()).not.toContain('creator-01')
    const token = await ana.ask('/api/internal/chatter/token', { creatorId: 'creator-01' })
    expect(token.status).toBe(403)
  })
})
