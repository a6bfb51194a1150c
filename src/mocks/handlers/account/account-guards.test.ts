import { describe, expect, it } from 'vitest'

import { DEMO_CODE } from '../../rules/account/identities'
import { MockClient } from '../../testing/mock-client'
import { memoryStore } from '../../state/snapshot'
import { createWorld } from '../../state/world'

const REASON = { body: { deleteReason: 'pause: Exams until March' } }
const keyOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  (body['message'] as { key?: string } | undefined)?.key,
]

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
    ['deactivate', 'account_inactive'],
    ['delete', 'account_deleted'],
  ])('comes back by no way: %s', async (how, key) => {
    const { world, clients } = await people('ana')
    const [ana] = clients
    const { userId } = (await ana.send('/api/user/current-user', { method: 'GET' })).body
    const session = { ...world.state.sessions }
    await ana.send('/api/auth/password/forgot', { body: { email: 'ana@northlight.agency' } })
    await ana.send(`/api/user/${how}`, REASON)
    const [resetToken = ''] = Object.keys(world.state.resetTokens)
    const reset = { body: { resetToken, password: 'a longer one' }, bearer: null }
    expect(keyOf(await ana.send('/api/auth/password/reset', reset))).toEqual([403, key])
    world.state.exchangeCodes['code-of-ana'] = userId ?? ''
    const exchange = { body: { code: 'code-of-ana' }, bearer: null }
    expect(keyOf(await ana.send('/api/auth/exchange', exchange))).toEqual([403, key])
    expect(keyOf(await ana.signIn('ana@northlight.agency'))).toEqual([403, key])
    world.state.sessions = session
    expect((await ana.send('/api/user/current-user', { method: 'GET' })).status).toBe(401)
    expect((await ana.refresh()).status).toBe(401)
  })
})

describe('a username', () => {
  it('belongs to one user, in any letter case, also once changed', async () => {
    const { clients } = await people('ana', 'hana')
    const [ana, hana] = clients
    const set = (who: MockClient, username: string) =>
      who.send('/api/user/set-username', { method: 'PATCH', body: { username } })
    const { userId } = (await ana.send('/api/user/current-user', { method: 'GET' })).body
    expect((await set(ana, 'night.owl')).status).toBe(200)
    expect(keyOf(await set(hana, 'Night.Owl'))).toEqual([409, 'username_taken'])
    const found = await hana.send('/api/user/display', { body: { username: 'night.owl' } })
    expect(found.body['userId']).toBe(userId)
  })
})

describe('a changed email address', () => {
  it.each([
    ['nowhere', 'email_unfit'],
    ['', 'email_unfit'],
    [' HANA@northlight.agency ', 'email_taken'],
  ])('is refused: "%s"', async (email, key) => {
    const { clients } = await people('ana')
    const answer = await clients[0].send('/api/auth/initiate-change-email', { body: { email } })
    expect([answer.status, answer.body['fields']]).toMatchObject([422, { email: { key } }])
  })

  it('goes to the first of two who confirm it', async () => {
    const { clients } = await people('ana', 'hana')
    for (const who of clients)
      await who.send('/api/auth/initiate-change-email', { body: { email: 'owl@x.example ' } })
    const confirm = (who: MockClient) =>
      who.send('/api/auth/confirm-change-email', { body: { confirmationCode: DEMO_CODE } })
    const answers = [await confirm(clients[0]), await confirm(clients[1])]
    expect(answers.map(({ status }) => status)).toEqual([200, 422])
    expect((await clients[0].signIn('owl@x.example')).status).toBe(200)
  })

  it.each(['email', 'phone-number'])('has no code to send again before it is asked for: %s', async (what) => {
    const { world, clients } = await people('ana')
    expect((await clients[0].send(`/api/auth/resend-change-${what}`)).status).toBe(404)
    expect(world.state.letters).toEqual([])
  })
})

describe('five wrong codes', () => {
  it('lock the right one and the recovery codes for a minute', async () => {
    const { world, clients, pass } = await people('mia')
    const [mia] = clients
    const userId = Object.values(world.state.sessions)[0]?.userId ?? ''
    world.state.accounts[userId] = { ...world.state.accounts[userId], recoveryCodes: ['abcde-fghij'] }
    const verify = (code: string) => mia.send('/api/auth/mfa/verify', { body: { code, trustDevice: false } })
    for (let count = 0; count < 5; count += 1) expect((await verify('111111')).status).toBe(422)
    for (const code of [DEMO_CODE, 'abcde-fghij']) {
      const locked = await verify(code)
      expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60'])
    }
    pass(60)
    expect((await verify('abcde-fghij')).status).toBe(200)
  })
})
