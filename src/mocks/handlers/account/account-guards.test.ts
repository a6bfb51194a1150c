import { describe, expect, it } from 'vitest'

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
    const client = new MockClient(world)
    await client.signIn(`${name}@northlight.agency`)
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
