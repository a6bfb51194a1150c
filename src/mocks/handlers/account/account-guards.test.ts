import { describe, expect, it } from 'vitest'

import {
  confirmChangeEmail,
  initiateChangeEmail,
  login,
  refreshTokens,
  resendChangeEmail,
  resendChangePhoneNumber,
} from '@/api/calls/account/auth'
import { exchangeCode, forgotPassword, resetPassword, verifyMfaCode } from '@/api/calls/account/sign-in-steps'
import {
  deactivateUser,
  deleteUser,
  getCurrentUser,
  getUserDisplay,
  setUsername,
} from '@/api/calls/account/user'

import { DEMO_CODE, DEMO_PASSWORD } from '../../rules/account/identities'
import { MockClient } from '../../testing/mock-client'
import { memoryStore } from '../../state/snapshot'
import { createWorld } from '../../state/world'

/** People of one agency, whose clock advances on demand. */
async function people(...names: string[]) {
  let now = Date.UTC(2026, 10, 20, 12)
  const world = createWorld(memoryStore(), () => now)
  const clients = []
  for (const name of names) {
    const client = await MockClient.as(name, world)
    clients.push(client)
  }
  return {
    world,
    clients: clients as [MockClient, MockClient],
    pass: (seconds: number) => (now += seconds * 1000),
  }
}

describe('a person who left', () => {
  it.each([
    ['deactivated', 'account_inactive', deactivateUser],
    ['deleted', 'account_deleted', deleteUser],
  ])('comes back by no way: %s', async (_, key, leave) => {
    const { world, clients } = await people('ana')
    const [ana] = clients
    const { userId } = await ana.call(getCurrentUser, undefined)
    const session = { ...world.state.sessions }
    await ana.call(forgotPassword, { email: 'ana@northlight.agency' })
    await ana.call(leave, { deleteReason: 'pause: Exams until March' })
    const [resetToken = ''] = Object.keys(world.state.resetTokens)
    world.state.exchangeCodes['code-of-ana'] = userId
    const ways = [
      await ana.outcomeOf(resetPassword, { resetToken, password: 'a longer one' }),
      await ana.outcomeOf(exchangeCode, { code: 'code-of-ana' }),
      await ana.outcomeOf(login, { email: 'ana@northlight.agency', password: DEMO_PASSWORD }),
    ]
    expect(ways).toMatchObject(ways.map(() => ({ status: 403, key })))
    world.state.sessions = session
    expect((await ana.outcomeOf(getCurrentUser, undefined)).status).toBe(401)
    expect((await ana.outcomeOf(refreshTokens, undefined)).status).toBe(401)
  })
})

describe('a username', () => {
  it('belongs to one user, in any letter case, also once changed', async () => {
    const { clients } = await people('ana', 'hana')
    const [ana, hana] = clients
    const { userId } = await ana.call(getCurrentUser, undefined)
    await ana.call(setUsername, { username: 'night.owl' })
    const taken = await hana.outcomeOf(setUsername, { username: 'Night.Owl' })
    expect(taken).toMatchObject({ status: 409, key: 'username_taken' })
    const found = await hana.call(getUserDisplay, { username: 'night.owl' })
    expect(found.userId).toBe(userId)
  })
})

describe('a changed email address', () => {
  it.each([
    ['nowhere', 'email_unfit'],
    ['', 'email_unfit'],
    [' HANA@northlight.agency ', 'email_taken'],
  ])('is refused: "%s"', async (email, key) => {
    const { clients } = await people('ana')
    const refused = await clients[0].outcomeOf(initiateChangeEmail, { email })
    expect(refused).toMatchObject({ status: 422, fields: { email: key } })
  })

  it('goes to the first of two who confirm it', async () => {
    const { clients } = await people('ana', 'hana')
    for (const who of clients) await who.call(initiateChangeEmail, { email: 'owl@x.example ' })
    const code = { confirmationCode: DEMO_CODE }
    await clients[0].call(confirmChangeEmail, code)
    expect((await clients[1].outcomeOf(confirmChangeEmail, code)).status).toBe(422)
    expect((await clients[0].signIn('owl@x.example')).status).toBe(200)
  })

  it('has no code to send again before it is asked for, nor has a phone number', async () => {
    const { world, clients } = await people('ana')
    const [ana] = clients
    expect((await ana.outcomeOf(resendChangeEmail, undefined)).status).toBe(404)
    expect((await ana.outcomeOf(resendChangePhoneNumber, undefined)).status).toBe(404)
    expect(world.state.letters).toEqual([])
  })
})

describe('five wrong codes', () => {
  it('lock the right one and the recovery codes for a minute', async () => {
    const { world, clients, pass } = await people('mia')
    const [mia] = clients
    const userId = Object.values(world.state.sessions)[0]?.userId ?? ''
    world.state.accounts[userId] = { ...world.state.accounts[userId], recoveryCodes: ['abcde-fghij'] }
    const verify = (code: string) => mia.outcomeOf(verifyMfaCode, { code, trustDevice: false })
    for (let count = 0; count < 5; count += 1) expect((await verify('111111')).status).toBe(422)
    for (const code of [DEMO_CODE, 'abcde-fghij']) {
      const { path } = verifyMfaCode
      const locked = await mia.send(path, { body: { code, trustDevice: false } })
      expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60'])
    }
    pass(60)
    expect((await verify('abcde-fghij')).status).toBe(200)
  })
})
