import { describe, expect, it } from 'vitest'

import { DEMO_PASSWORD, IDENTITIES } from '../../rules/account/identities'
import { SENTINEL } from '../../rules/account/sentinels'
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
  it('are only for chatters', async () => {
    const roleless = await visitorAs('roleless')
    expect((await roleless.send('/api/user/notes', READ)).status).toBe(403)
    expect((await roleless.send('/api/user/notes/update', WRITE)).status).toBe(403)
  })

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

describe('a username', () => {
  it('of a colleague is hidden from callers who may not see staff names', async () => {
    const chatter = await visitorAs('chatter')
    const colleague = { body: { userId: 'staff-01' } }
    expect((await chatter.send('/api/user/get-username', colleague)).status).toBe(200)
    chatter.world.state.permissions[CHATTER] = { canSeeStaffNames: false }
    expect((await chatter.send('/api/user/get-username', colleague)).status).toBe(404)
    expect((await chatter.send('/api/user/get-username', { body: { userId: 'fan-7' } })).status).toBe(200)
  })
})

const REASON = { body: { deleteReason: 'pause: Exams until March' } }

describe('leaving voluntarily', () => {
  it.each([
    ['deactivate', 'account_inactive'],
    ['delete', 'account_deleted'],
  ])('%s signs out, stores the reason, and sign-in says %s after the right password', async (act, key) => {
    const chatter = await visitorAs('chatter')
    expect((await chatter.send(`/api/user/${act}`, REASON)).status).toBe(200)
    expect(chatter.world.state.accounts[CHATTER]?.left?.reason).toBe('pause: Exams until March')
    expect((await chatter.send('/api/user/current-user', { method: 'GET' })).status).toBe(401)
    const refused = await chatter.signIn('ana@northlight.agency', DEMO_PASSWORD)
    expect([refused.status, refused.body]).toMatchObject([403, { message: { key } }])
    expect((await chatter.signIn('ana@northlight.agency', 'wrong')).status).toBe(401)
  })

  it('requires Clock Out and a reason', async () => {
    const chatter = await visitorAs('chatter')
    expect((await chatter.send('/api/user/deactivate', { body: { deleteReason: ' ' } })).status).toBe(422)
    const long = { body: { deleteReason: 'x'.repeat(1001) } }
    expect((await chatter.send('/api/user/delete', long)).status).toBe(422)
    await chatter.send('/api/internal/chatter/clock-in-status/clock-in')
    const refused = await chatter.send('/api/user/delete', REASON)
    expect([refused.status, refused.body]).toMatchObject([409, { message: { key: 'clocked_in' } }])
  })

  it('is not possible for the only director', async () => {
    const director = await visitorAs('director')
    expect((await director.send('/api/user/deactivate', REASON)).status).toBe(409)
  })

  it('is undone by an account manager after a deactivation, never after a deletion', async () => {
    const manager = await visitorAs('manager')
    const other = new MockClient(manager.world)
    await other.signIn('ana@northlight.agency')
    await other.send('/api/user/deactivate', REASON)
    const back = { body: { userIds: [CHATTER] } }
    expect((await manager.send('/api/agency/employees/reactivate', back)).status).toBe(200)
    expect((await other.signIn('ana@northlight.agency')).status).toBe(200)
    await other.send('/api/user/delete', REASON)
    expect((await manager.send('/api/agency/employees/reactivate', back)).status).toBe(409)
  })

  it('keeps only the username of a deleted account', async () => {
    const manager = await visitorAs('manager')
    const other = new MockClient(manager.world)
    await other.signIn('ana@northlight.agency')
    await other.send('/api/user/delete', REASON)
    const batch = await manager.send('/api/user/display-batch', { body: { userIds: [CHATTER] } })
    expect(batch.body).toEqual({ displays: [] })
    const name = await manager.send('/api/user/get-username', { body: { userId: CHATTER } })
    expect(name.body).toEqual({ username: 'ana' })
  })
})

describe('prompts', () => {
  const checked = async (email: string, answers: readonly object[] = []) => {
    const visitor = new MockClient()
    await visitor.signIn(email)
    for (const body of answers) await visitor.send('/api/user/push/prompts', { body })
    return { visitor, body: (await visitor.send('/api/user/check/prompts')).body }
  }

  it('are none for usual users', async () => {
    const { body } = await checked('ana@northlight.agency')
    expect(body).toMatchObject({ usernameReservation: null, tosAcceptedAt: expect.any(String) })
  })

  it('ask for the terms until they are accepted', async () => {
    expect((await checked(SENTINEL.withoutTerms)).body).toMatchObject({ tosAcceptedAt: null })
    const agreed = await checked(SENTINEL.withoutTerms, [{ reservation: false, tos: true }])
    expect(agreed.body).toMatchObject({ tosAcceptedAt: expect.any(String) })
  })

  it('offer a reserved username, which is claimed or postponed', async () => {
    const open = { claimed: false, reminderAt: null, username: 'petra.moss' }
    expect((await checked(SENTINEL.reservedName)).body).toMatchObject({ usernameReservation: open })
    const kept = await checked(SENTINEL.reservedName, [{ reservation: false, tos: false }])
    expect(kept.body).toMatchObject({
      usernameReservation: { claimed: false, reminderAt: expect.any(String) },
    })
    const taken = await checked(SENTINEL.reservedName, [{ reservation: true, tos: false }])
    expect(taken.body).toMatchObject({ usernameReservation: { claimed: true } })
    const me = await taken.visitor.send('/api/user/current-user', { method: 'GET' })
    expect(me.body).toMatchObject({ username: 'petra.moss' })
  })

  it('keep a reserved username from all others', async () => {
    const chatter = await visitorAs('chatter')
    const answer = await chatter.send('/api/user/username/validate', { body: { username: 'petra.moss' } })
    expect(answer.body).toEqual({ value: false })
  })
})

describe('own settings', () => {
  it('save visibility, and hide the last-seen time from colleagues', async () => {
    const manager = await visitorAs('manager')
    const other = new MockClient(manager.world)
    await other.signIn('ana@northlight.agency')
    const READ_STATUS = '/api/user/status-settings/get'
    expect((await other.send(READ_STATUS)).body).toEqual({ online: true, visible: true })
    await other.send('/api/user/status-settings/edit', { body: { online: false, visible: true } })
    expect((await other.send(READ_STATUS)).body).toEqual({ online: false, visible: true })
    const seen = await manager.send('/api/user/display', { body: { userId: CHATTER } })
    expect(seen.body).toMatchObject({ seenAt: null })
  })

  it('report an unconfirmed age for one account only', async () => {
    const flagOf = async (email: string) => {
      const visitor = new MockClient()
      await visitor.signIn(email)
      return (await visitor.send('/api/user/adult/flag', { method: 'GET' })).body
    }
    expect(await flagOf(SENTINEL.unknownAge)).toEqual({ flag: false })
    expect(await flagOf('ana@northlight.agency')).toEqual({ flag: true })
  })
})
