import { describe, expect, it } from 'vitest'

import { SENTINEL } from '../rules/account/sentinels'
import { memoryStore } from '../state/snapshot'
import { MockClient } from '../testing/mock-client'
import { createWorld } from '../state/world'

const version = (visitor: MockClient) => visitor.send('/api/version', { method: 'GET' })

const feedback = {
  clientId: 'once',
  kind: 'idea',
  text: 'More pins',
  route: '/',
  appVersion: '1',
  apiVersion: null,
  language: 'en',
  browser: 'Chrome',
  mediaIds: [],
  contactOk: false,
}

describe('every response of the mock backend', () => {
  it('carries the server’s time and a request id', async () => {
    const now = Date.UTC(2026, 10, 20, 12)
    const visitor = new MockClient(createWorld(memoryStore(), () => now))
    await visitor.world.setFaults({ clockSkewMs: 60_000 })
    const { headers } = await version(visitor)
    expect(Date.parse(headers.get('date') ?? '')).toBe(now + 60_000)
    expect(headers.get('x-request-id')).toBeTruthy()
  })

  it('fails as often and only where the faults say', async () => {
    const visitor = new MockClient()
    await visitor.world.setFaults({ mode: 'fail', status: 503, only: '/version', times: 1 })
    expect((await visitor.signIn('ana@northlight.agency')).status).toBe(200)
    expect((await version(visitor)).status).toBe(503)
    expect((await version(visitor)).status).toBe(200)
  })

  it.each([
    [403, 'not_allowed'],
    [422, 'request_rejected'],
  ])('refuses with a key of its own where the faults say %i', async (status, key) => {
    const visitor = new MockClient()
    await visitor.world.setFaults({ mode: 'fail', status })
    expect(await version(visitor)).toMatchObject({ status, body: { statusCode: status, message: { key } } })
  })

  it('can be an HTML page, truncated or empty', async () => {
    const visitor = new MockClient()
    await visitor.world.setFaults({ mode: 'html' })
    await expect(version(visitor)).rejects.toThrow(SyntaxError)
    await visitor.world.setFaults({ mode: 'truncated' })
    await expect(version(visitor)).rejects.toThrow(SyntaxError)
    await visitor.world.setFaults({ mode: 'empty' })
    expect((await version(visitor)).body).toEqual({})
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

  it('repeats the first result for a write with the same clientId', async () => {
    const visitor = await MockClient.as('ana')
    const first = await visitor.send('/api/feedback/create', { body: feedback })
    const second = await visitor.send('/api/feedback/create', { body: feedback })
    const third = await visitor.send('/api/feedback/create', { body: { ...feedback, clientId: 'another' } })
    expect(second.body).toEqual(first.body)
    expect(third.body).not.toEqual(first.body)
    const { body } = await visitor.send('/api/feedback/list')
    expect((body['data'] as unknown as object[]).length).toBe(3)
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
