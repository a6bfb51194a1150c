import { describe, expect, it } from 'vitest'

import { IDENTITIES } from '../../rules/account/identities'
import { MockClient } from '../../testing/mock-client'

async function visitorAs(words: string): Promise<MockClient> {
  const visitor = new MockClient()
  const { email = '' } = IDENTITIES.find((one) => one.labelKey === words) ?? {}
  await visitor.signIn(email)
  return visitor
}

const READ = { body: { otherUserId: 'fan-7' } }
const WRITE = { body: { otherUserId: 'fan-7', nickname: 'Moe', note: 'Exam', templateName: null } }
const CHATTER = IDENTITIES.find(({ labelKey }) => labelKey === 'chatter')?.userId ?? ''

describe('notes about a fan', () => {
  it.each([
    ['off', 403, 403],
    ['view', 200, 403],
    ['edit', 200, 200],
  ] as const)('follow the permission: %s', async (notes, read, write) => {
    const chatter = await visitorAs('chatter')
    chatter.world.state.permissions[CHATTER] = { notes }
    expect((await chatter.send('/api/user/notes', READ)).status).toBe(read)
    expect((await chatter.send('/api/user/notes/update', WRITE)).status).toBe(write)
  })
})

const REASON = { body: { deleteReason: 'pause: Exams until March' } }

describe('leaving voluntarily', () => {
  it('is not possible for the only director', async () => {
    const director = await visitorAs('director')
    expect((await director.send('/api/user/deactivate', REASON)).status).toBe(409)
  })

  it('is undone by an account manager after a deactivation, never after a deletion', async () => {
    const manager = await visitorAs('manager')
    const other = await MockClient.as('ana', manager.world)
    await other.send('/api/user/deactivate', REASON)
    const back = { body: { userIds: [CHATTER] } }
    expect((await manager.send('/api/agency/employees/reactivate', back)).status).toBe(200)
    expect((await other.signIn('ana@northlight.agency')).status).toBe(200)
    await other.send('/api/user/delete', REASON)
    expect((await manager.send('/api/agency/employees/reactivate', back)).status).toBe(409)
  })
})

describe('own settings', () => {
  it('save visibility, and hide the last-seen time from colleagues', async () => {
    const manager = await visitorAs('manager')
    const other = await MockClient.as('ana', manager.world)
    const READ_STATUS = '/api/user/status-settings/get'
    expect((await other.send(READ_STATUS)).body).toEqual({ online: true, visible: true })
    await other.send('/api/user/status-settings/edit', { body: { online: false, visible: true } })
    expect((await other.send(READ_STATUS)).body).toEqual({ online: false, visible: true })
    const seen = await manager.send('/api/user/display', { body: { userId: CHATTER } })
    expect(seen.body).toMatchObject({ seenAt: null })
  })
})
