import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { createDmcaCases, getDmcaCase, listDmcaCases } from '@/api/calls/creator/dmca'

import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

type Listed = WireResponseOf<typeof listDmcaCases>
type Created = WireResponseOf<typeof createDmcaCases>
type Detail = WireResponseOf<typeof getDmcaCase>

const NEXT = { sort: { by: 'deadline', descending: false }, limit: 100 }

async function manager(email = 'viktor@northlight.agency') {
  const world = createWorld()
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken('creator-01')
  const ask = (path: string, body: object = {}) => visitor.send(`/api/dmca/${path}`, { bearer, body })
  const list = async (part: object = {}) =>
    (await ask('list', { ...NEXT, ...part })).body as unknown as Listed
  const get = async (caseId: string) => (await ask('get', { caseId })).body as unknown as Detail
  const submit = (caseId: string, part: object = {}) =>
    ask('submit', { caseId, notice: 'Please remove it.', isSworn: true, signature: 'mila hart', ...part })
  return { ask, list, get, submit, world }
}

const report = {
  clientId: 'r-1',
  urls: ['https://leaks.example/a', 'javascript:alert(1)', 'https://www.fanleak.example/t/rooftop-full-set/'],
  original: { title: 'Rooftop', url: null },
  language: 'en',
}

describe('the list of cases', () => {
  it('sorts by the next deadline, and filters by state, owner, words and overdue ones', async () => {
    const { list, world } = await manager()
    const all = await list()
    const due = (all.data ?? []).map((one) => Date.parse(one?.deadline ?? '9999-01-01'))
    expect(due).toEqual(due.toSorted((one, other) => one - other))
    expect((await list({ states: ['draft'] })).data?.every((one) => one?.state === 'draft')).toBe(true)
    expect((await list({ ownerId: 'staff-03' })).data?.every((one) => one?.ownerId === 'staff-03')).toBe(true)
    expect((await list({ query: 'FANLEAK november' })).total).toBe(1)
    const overdue = (await list({ isOverdue: true })).data ?? []
    expect(overdue.length).toBeGreaterThan(0)
    for (const one of overdue) expect(Date.parse(one?.deadline ?? '')).toBeLessThan(world.now())
  })

  it('gets a case for each link once, and reports the skipped ones with a reason', async () => {
    const { ask, list } = await manager()
    const before = (await list()).total
    const { body } = await ask('create', report)
    expect((await ask('create', report)).body).toEqual(body)
    const { data, refused } = body as unknown as Created
    expect(data).toEqual([expect.objectContaining({ url: 'https://leaks.example/a', state: 'draft' })])
    expect(refused).toEqual([
      { url: 'javascript:alert(1)', reason: 'no_link' },
      { url: 'https://www.fanleak.example/t/rooftop-full-set/', reason: 'known' },
    ])
    expect((await list()).total).toBe(before + 1)
  })

  it.each([
    ['title', { original: { title: ' ', url: null } }],
    ['url', { original: { title: 'Rooftop', url: 'ftp://x.example' } }],
    ['urls', { urls: [] }],
    ['urls', { urls: Array.from({ length: 101 }, (_, nth) => `https://leaks.example/${nth}`) }],
  ])('rejects a report at %s', async (field, part) => {
    const { ask } = await manager()
    const { status, body } = await ask('create', { ...report, ...part })
    expect(status).toBe(422)
    expect(Object.keys(body['fields'] ?? {})).toEqual([field])
  })
})

describe('a case', () => {
  it('is sent under oath by the rights holder, and has a deadline from then on', async () => {
    const { submit, get } = await manager()
    expect((await submit('case-1-1', { isSworn: false })).body['fields']).toHaveProperty('isSworn')
    expect((await submit('case-1-1', { signature: 'Someone' })).body['fields']).toHaveProperty('signature')
    expect((await submit('case-1-2')).status).toBe(422)
    expect((await submit('case-1-1')).status).toBe(200)
    const sent = await get('case-1-1')
    expect(sent).toMatchObject({ state: 'sent', signature: 'mila hart', notice: 'Please remove it.' })
    expect(Date.parse(sent.deadline ?? '') - Date.parse(sent.since)).toBe(7 * 86_400_000)
    expect(sent.log?.[0]).toMatchObject({ kind: 'submit' })
    expect((await submit('case-1-1')).status).toBe(409)
  })

  it('changes by the host’s reactions, and only as its state allows', async () => {
    const { ask } = await manager()
    const record = (outcome: string) => ask('update', { caseId: 'case-1-3', outcome, note: 'Ticket 9' })
    expect((await record('acknowledge')).body).toMatchObject({ state: 'acknowledged' })
    expect((await record('acknowledge')).status).toBe(409)
    expect((await record('remove')).body).toMatchObject({ state: 'removed', deadline: null })
    expect((await record('counter')).body).toMatchObject({ state: 'counter_notice' })
    expect((await ask('withdraw', { caseId: 'case-1-3', note: 'Settled' })).body).toMatchObject({
      state: 'withdrawn',
      log: expect.arrayContaining([
        expect.objectContaining({ kind: 'withdraw', note: 'Settled' }),
      ]) as unknown,
    })
    expect((await ask('withdraw', { caseId: 'case-1-3', note: '' })).status).toBe(409)
  })

  it('keeps its notice once sent, and accepts notes at any time', async () => {
    const { ask, get } = await manager()
    expect((await ask('update', { caseId: 'case-1-3', notice: 'Other words' })).status).toBe(409)
    expect((await ask('update', { caseId: 'case-1-3', note: 'Called them' })).status).toBe(200)
    expect((await get('case-1-3')).log?.[0]).toMatchObject({ kind: 'note', note: 'Called them' })
    expect((await ask('update', { caseId: 'case-1-3', note: ' ' })).status).toBe(422)
    expect((await ask('update', { caseId: 'case-1-1', notice: 'Other words' })).body).toMatchObject({
      notice: 'Other words',
    })
  })

  it('accepts evidence once, with the hash of its file', async () => {
    const { ask } = await manager()
    const piece = {
      caseId: 'case-1-2',
      clientId: 'e-1',
      mediaId: 'media-1-1',
      name: 'page.png',
      sha256: 'b'.repeat(64),
      capturedAt: new Date(0).toISOString(),
    }
    expect((await ask('evidence/add', { ...piece, sha256: 'nothing' })).body['fields']).toHaveProperty(
      'sha256',
    )
    expect((await ask('evidence/add', { ...piece, mediaId: 'none' })).status).toBe(422)
    const { body } = await ask('evidence/add', piece)
    expect((await ask('evidence/add', piece)).body).toEqual(body)
    expect(body['evidence']).toEqual([expect.objectContaining({ name: 'page.png', sha256: 'b'.repeat(64) })])
  })
})

describe('the rights holder', () => {
  it('is saved with a name, an address and a contact', async () => {
    const { ask } = await manager()
    const { body: agent } = await ask('agent/get')
    expect((await ask('agent/update', { ...agent, email: 'nowhere' })).body['fields']).toHaveProperty('email')
    expect((await ask('agent/update', { ...agent, legalName: ' ' })).body['fields']).toHaveProperty(
      'legalName',
    )
    await ask('agent/update', { ...agent, legalName: ' Emilia Hartmann ' })
    expect((await ask('agent/get')).body).toMatchObject({ legalName: 'Emilia Hartmann' })
  })
})

it('is closed to a chatter, and read-only for an account manager', async () => {
  const chatter = await manager('ana@northlight.agency')
  expect((await chatter.ask('list', NEXT)).status).toBe(403)
  const { ask, world } = await manager()
  world.state.permissions['staff-02'] = { dmca: 'view' }
  expect((await ask('list', NEXT)).status).toBe(200)
  expect((await ask('agent/get')).status).toBe(200)
  expect((await ask('create', report)).status).toBe(403)
  expect((await ask('withdraw', { caseId: 'case-1-1', note: '' })).status).toBe(403)
})
