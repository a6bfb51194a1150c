import { describe, expect, it } from 'vitest'

import {
  deactivateUser,
  deleteUser,
  editStatusSettings,
  getStatusSettings,
  getUserDisplay,
  getUserNotes,
  updateUserNotes,
} from '@/api/calls/account/user'
import { reactivateEmployees } from '@/api/calls/agency/employees'

import { IDENTITIES } from '../../rules/account/identities'
import { MockClient } from '../../testing/mock-client'

async function visitorAs(words: string): Promise<MockClient> {
  const visitor = new MockClient()
  const { email = '' } = IDENTITIES.find((one) => one.labelKey === words) ?? {}
  await visitor.signIn(email)
  return visitor
}

const READ = { otherUserId: 'fan-7' }
const WRITE = { ...READ, nickname: 'Moe', note: 'Exam', templateName: null }
const CHATTER = IDENTITIES.find(({ labelKey }) => labelKey === 'chatter')?.userId ?? ''

describe('notes about a fan', () => {
  it.each([
    ['off', 403, 403],
    ['view', 200, 403],
    ['edit', 200, 200],
  ] as const)('follow the permission: %s', async (notes, read, write) => {
    const chatter = await visitorAs('chatter')
    chatter.world.state.permissions[CHATTER] = { notes }
    expect((await chatter.outcomeOf(getUserNotes, READ)).status).toBe(read)
    expect((await chatter.outcomeOf(updateUserNotes, WRITE)).status).toBe(write)
  })
})

const REASON = { deleteReason: 'pause: Exams until March' }

describe('leaving voluntarily', () => {
  it('is not possible for the only director', async () => {
    const director = await visitorAs('director')
    expect((await director.outcomeOf(deactivateUser, REASON)).status).toBe(409)
  })

  it('is undone by an account manager after a deactivation, never after a deletion', async () => {
    const manager = await visitorAs('manager')
    const other = await MockClient.as('ana', manager.world)
    await other.call(deactivateUser, REASON)
    const back = { userIds: [CHATTER] }
    expect((await manager.outcomeOf(reactivateEmployees, back)).status).toBe(200)
    expect((await other.signIn('ana@northlight.agency')).status).toBe(200)
    await other.call(deleteUser, REASON)
    expect((await manager.outcomeOf(reactivateEmployees, back)).status).toBe(409)
  })
})

describe('own settings', () => {
  it('save visibility, and hide the last-seen time from colleagues', async () => {
    const manager = await visitorAs('manager')
    const other = await MockClient.as('ana', manager.world)
    const settings = () => other.call(getStatusSettings, undefined)
    const seenAt = async () => (await manager.call(getUserDisplay, { userId: CHATTER })).seenAt
    expect(await settings()).toEqual({ online: true, visible: true })
    expect(await seenAt()).not.toBeNull()
    await other.call(editStatusSettings, { online: false, visible: true })
    expect(await settings()).toEqual({ online: false, visible: true })
    expect(await seenAt()).toBeNull()
  })
})
