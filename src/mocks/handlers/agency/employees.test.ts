import { beforeEach, describe, expect, it } from 'vitest'

import { acceptInvitation, getInvitation } from '@/api/calls/account/sign-in-steps'
import { getCurrentUser } from '@/api/calls/account/user'
import { assignCreators } from '@/api/calls/agency/agency-creators'
import {
  deactivateEmployees,
  getDeactivationCheck,
  inviteEmployees,
  listEmployees,
  reactivateEmployees,
  updateEmployee,
} from '@/api/calls/agency/employees'
import { listTeamLogs } from '@/api/calls/agency/shifts'
import { clockIn, getCreatorToken, listAssignedCreators } from '@/api/calls/chatter/chatter'
import { EMPLOYEE_ROLES, type EmployeeRole } from '@/domain/agency/employee'

import { createPeopleFixture } from '../../testing/people-fixture'
import type { MockClient, TestRequest } from '../../testing/mock-client'

const BY_NAME = { query: '', sort: { by: 'name', descending: false }, limit: 200 } as const
const invite = { groupId: null, creatorIds: [], permissionSetId: null, pay: null }

let stage: ReturnType<typeof createPeopleFixture>
let director: MockClient
let manager: MockClient
let accountManager: MockClient

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  director = await stage.at('daria')
  manager = await stage.at('viktor')
  accountManager = await stage.at('hana')
})

const list = (visitor: MockClient, asked: Partial<TestRequest<typeof listEmployees>> = {}) =>
  visitor.call(listEmployees, { ...BY_NAME, ...asked })
const creatorsOf = async (visitor: MockClient) =>
  (await visitor.call(listAssignedCreators, undefined)).data.map(({ creatorId }) => creatorId)

describe('the roles a user may grant', () => {
  it('are rejected row by row in an invitation, and as a whole in a change', async () => {
    const invites = EMPLOYEE_ROLES.map((role) => ({
      ...invite,
      roles: [role],
      email: `${role}@example.com`,
      name: role,
    }))
    const results = async (visitor: MockClient) =>
      (await visitor.call(inviteEmployees, { invites })).results.map(({ ok, key }) => (ok ? 'sent' : key))
    expect(await results(accountManager)).toEqual(['sent', 'role_too_high', 'role_too_high', 'role_too_high'])
    expect(await results(manager)).toEqual(['invited_already', 'sent', 'sent', 'role_too_high'])
    expect(await results(director)).toEqual(['invited_already', 'invited_already', 'invited_already', 'sent'])
    const change = (visitor: MockClient, userId: string, role: EmployeeRole) =>
      visitor.outcomeOf(updateEmployee, { userId, roles: [role] })
    expect((await change(manager, 'staff-06', 'agency_director')).key).toBe('role_too_high')
    expect((await change(manager, 'staff-01', 'chatter')).status).toBe(403)
    expect((await change(director, 'staff-06', 'agency_manager')).status).toBe(200)
    expect((await list(director, { query: 'mensah' })).data[0]?.roles).toEqual([
      'agency_manager',
      'account_manager',
      'chatter',
    ])
  })

  it('never include one’s own account', async () => {
    const own = await director.outcomeOf(updateEmployee, { userId: 'staff-01', roles: ['chatter'] })
    expect(own.key).toBe('not_yourself')
  })
})

describe('the employees table', () => {
  it('shows account managers the people of their own creators, with only chatters editable and no pay', async () => {
    const rows = (await list(accountManager)).data
    const all = (await list(director)).data
    expect(rows.length).toBeLessThan(all.length)
    const own = rows.find(({ userId }) => userId === 'staff-03')?.creatorIds ?? []
    expect(rows.every(({ creatorIds }) => creatorIds.some((id) => own.includes(id)))).toBe(true)
    const editable = rows.filter(({ canEdit }) => canEdit)
    expect(editable.length).toBeGreaterThan(0)
    expect(editable.every(({ roles }) => roles.length === 1)).toBe(true)
    expect(rows.every(({ pay }) => pay === null)).toBe(true)
    expect(all.some(({ pay }) => pay !== null)).toBe(true)
    const hidden = all.find(({ userId }) => !rows.some((row) => row.userId === userId))?.userId ?? ''
    expect((await accountManager.outcomeOf(updateEmployee, { userId: hidden })).status).toBe(404)
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
    await ana.call(clockIn, undefined)
    stage.pass(600_000)
    const body = { userIds: ['staff-04'], cancelShifts: true }
    const plannedShifts = async () => (await manager.call(getDeactivationCheck, body)).plannedShifts
    expect(await plannedShifts()).toBeGreaterThan(5)
    await manager.call(deactivateEmployees, body)
    expect((await ana.outcomeOf(getCurrentUser, undefined)).status).not.toBe(200)
    expect((await ana.signIn('ana@northlight.agency')).status).toBe(403)
    expect(await plannedShifts()).toBe(0)
    expect((await manager.outcomeOf(deactivateEmployees, body)).key).toBe('stale_update')
    const logs = await manager.call(listTeamLogs, {
      from: new Date(stage.world.now() - 3_600_000).toISOString(),
      to: new Date(stage.world.now()).toISOString(),
      userIds: ['staff-04'],
      limit: 10,
    })
    expect(logs.data[0]?.clockOutAt).toBe(stage.world.now())
    await manager.call(reactivateEmployees, { userIds: ['staff-04'] })
    expect((await ana.signIn('ana@northlight.agency')).status).toBe(200)
  })

  it('join by an invitation whose code works only for them', async () => {
    const zoes = { roles: ['chatter' as const], email: 'zoe@example.com', name: 'Zoe' }
    await manager.call(inviteEmployees, { invites: [{ ...invite, ...zoes, creatorIds: ['creator-01'] }] })
    const inviteCode = stage.world.state.letters[0]?.content ?? ''
    const zoe = await stage.at('ana')
    await zoe.signIn('zoe@example.com')
    expect((await zoe.outcomeOf(listAssignedCreators, undefined)).status).toBe(403)
    const lina = await stage.at('lina')
    expect((await lina.outcomeOf(getInvitation, { inviteCode })).status).toBe(404)
    const got = await zoe.call(getInvitation, { inviteCode })
    expect(got).toMatchObject({ role: 'chatter', invitedBy: 'Viktor Lindqvist' })
    await zoe.call(acceptInvitation, { inviteCode, legalFullName: 'Zoe Quinn', password: 'a longer one' })
    await zoe.signIn('zoe@example.com', 'a longer one')
    expect(await creatorsOf(zoe)).toEqual(['creator-01'])
    expect((await list(manager, { query: 'zoe' })).data[0]?.status).toBe('active')
  })

  it('see only the creators assigned to them', async () => {
    const ana = await stage.at('ana')
    expect(await creatorsOf(ana)).toContain('creator-01')
    const given = { creatorIds: ['creator-01'], addUserIds: [], removeUserIds: ['staff-04'] }
    expect((await accountManager.outcomeOf(assignCreators, given)).status).toBe(403)
    expect(await manager.call(assignCreators, given)).toEqual({ updated: 1 })
    expect(await creatorsOf(ana)).not.toContain('creator-01')
    expect((await ana.outcomeOf(getCreatorToken, { creatorId: 'creator-01' })).status).toBe(403)
  })
})
