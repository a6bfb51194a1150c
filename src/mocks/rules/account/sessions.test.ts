import { describe, expect, it } from 'vitest'

import { MockClient } from '../../testing/mock-client'
import { memoryStore } from '../../state/snapshot'
import { createWorld } from '../../state/world'

const me = (visitor: MockClient) => visitor.send('/api/user/current-user', { method: 'GET' })

async function signedIn(email = 'ana@northlight.agency') {
  let now = Date.UTC(2026, 10, 20, 12)
  const visitor = new MockClient(createWorld(memoryStore(), () => now))
  await visitor.signIn(email)
  return { visitor, pass: (seconds: number) => void (now += seconds * 1000) }
}

describe('tokens of the mock backend', () => {
  it('rotate: a used refresh token is rejected', async () => {
    const { visitor } = await signedIn()
    const first = visitor.tokens?.refreshToken
    expect((await visitor.refresh()).status).toBe(200)
    expect((await visitor.refresh(first)).status).toBe(401)
    expect((await visitor.refresh()).status).toBe(200)
  })

  it('are not interchangeable', async () => {
    const { visitor } = await signedIn()
    expect((await visitor.refresh(visitor.tokens?.accessToken)).status).toBe(401)
    expect(
      (
        await visitor.send('/api/user/current-user', {
          method: 'GET',
          bearer: visitor.tokens?.refreshToken ?? '',
        })
      ).status,
    ).toBe(401)
  })

  it('end with their session: logout, revoke, all devices', async () => {
    const { visitor } = await signedIn()
    const other = await MockClient.as('ana', visitor.world)
    const { body } = await visitor.send('/api/auth/sessions/list')
    const sessions = body['data'] as unknown as { sessionId: string; current: boolean }[]
    expect(sessions.filter((session) => session.current)).toHaveLength(1)
    await other.send('/api/auth/logout', { body: { deviceToken: null } })
    expect([(await me(other)).status, (await other.refresh()).status, (await me(visitor)).status]).toEqual([
      401, 401, 200,
    ])
    await visitor.send('/api/auth/logout-all-devices', { method: 'GET' })
    expect((await me(visitor)).status).toBe(401)
  })
})
