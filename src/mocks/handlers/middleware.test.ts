import { describe, expect, it } from 'vitest'

import { SENTINEL } from '../rules/account/sentinels'
import { memoryStore } from '../state/snapshot'
import { MockClient } from '../testing/mock-client'
import { createWorld } from '../state/world'

const version = (visitor: MockClient) => visitor.send('/api/version', { method: 'GET' })

describe('every response of the mock backend', () => {
  it('carries the server’s time and a request id', async () => {
    const now = Date.UTC(2026, 10, 20, 12)
    const visitor = new MockClient(createWorld(memoryStore(), () => now))
    await visitor.world.setFaults({ clockSkewMs: 60_000 })
    const { headers } = await version(visitor)
    expect(Date.parse(headers.get('date') ?? '')).toBe(now + 60_000)
    expect(headers.get('x-request-id')).toBeTruthy()
  })

  it('reports validation errors field by field', async () => {
    const visitor = new MockClient()
    const answer = await visitor.send('/api/auth/login', { body: { email: 'ana@northlight.agency' } })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      message: { key: 'field_missing' },
      fields: { password: { key: 'field_missing' } },
    })
  })

  it.each([
    ['/api/auth/login', '{', 400, 'request_rejected'],
    ['/api/auth/login', { email: 7, password: 'x' }, 422, 'request_rejected'],
    [
      '/api/agency/views/save',
      { page: '/', name: 'n'.repeat(61), state: '', isShared: false, clientId: 'v' },
      422,
      'text_too_long',
    ],
    ['/api/agency/groups/save', { name: 'g'.repeat(61), parentId: null }, 422, 'text_too_long'],
  ])('says what does not fit: %s %o', async (path, body, status, key) => {
    const visitor = await MockClient.as('daria')
    expect(await visitor.send(path, { body })).toMatchObject({
      status,
      body: { statusCode: status, message: { key } },
    })
  })

  it('reports a stale update and a broken server for sentinel values', async () => {
    const visitor = await MockClient.as('hana')
    const save = (notes: string) =>
      visitor.send('/api/internal/chatter/creator-notes/update', {
        body: { creatorId: 'creator-01', notes, detailedNotes: '' },
      })
    expect((await save(SENTINEL.staleText)).status).toBe(409)
    expect((await save('x'.repeat(1001))).body['fields']).toMatchObject({ notes: { key: 'text_too_long' } })
    expect((await save('Short')).status).toBe(200)
    const read = await visitor.send('/api/internal/chatter/creator-notes/get', {
      body: { creatorId: 'creator-01' },
    })
    expect(read.body['notes']).toBe('Short')
  })
})
