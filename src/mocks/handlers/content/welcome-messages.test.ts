import { describe, expect, it } from 'vitest'

import {
  everyone,
  settings,
  settingsOf,
  step,
  welcomeClient,
} from '../../../../tests/support/fixtures/welcome-fixture'

describe('welcome sequences', () => {
  it('save once per clientId, before all others', async () => {
    const { ask, list } = await welcomeClient()
    const first = await ask('save', settings)
    expect((await ask('save', settings)).body).toEqual(first.body)
    const all = await list()
    expect(all.filter(({ name }) => name === 'Hello')).toHaveLength(1)
    expect(all[0]).toMatchObject({ name: 'Hello', version: 1, state: 'active', waiting: 0 })
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'welcome' }],
    ['entryListId', { trigger: 'list_entry' }],
    ['entryListId', { trigger: 'list_entry', entryListId: 'list-9-9' }],
    ['daysBefore', { trigger: 'expiring', daysBefore: 0 }],
    ['audience.listId', { audience: { ...everyone, listId: 'list-2-1' } }],
    ['audience.excludeListId', { audience: { ...everyone, listId: 'list-1-1', excludeListId: 'list-1-1' } }],
    ['quietTo', { quietFrom: '22:00' }],
    ['steps', { steps: [] }],
    ['steps.0.delayMin', { steps: [{ ...step, delayMin: -1 }] }],
    ['steps.0.delayMax', { steps: [{ ...step, delayMax: 4 }] }],
    ['steps.1.text', { steps: [step, { ...step, text: ' ' }] }],
    ['steps.0.text', { steps: [{ ...step, text: 'Hello {country}' }] }],
    ['steps.0.text', { steps: [{ ...step, text: 'a'.repeat(5001) }] }],
    ['steps.0.mediaIds', { steps: [{ ...step, mediaIds: ['media-2-1'] }] }],
    ['steps.0.price', { steps: [{ ...step, price: 1500 }] }],
    ['steps.0.price', { steps: [{ ...step, mediaIds: ['media-1-1'], price: 9_000_000 }] }],
    [
      'steps.0.variants.0.text',
      { steps: [{ ...step, variants: [{ language: 'de', text: '{country}', lockText: null }] }] },
    ],
    [
      'steps.0.variants.1.language',
      {
        steps: [{ ...step, variants: ['a', 'b'].map((text) => ({ language: 'de', text, lockText: null })) }],
      },
    ],
  ])('refuse what does not fit at %s (case %#)', async (field, part) => {
    const { ask } = await welcomeClient()
    const answer = await ask('save', { ...settings, ...part })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body['fields'] ?? {})).toEqual([field])
  })

  it('answer 409 to a form that was opened on an earlier version', async () => {
    const { ask, named } = await welcomeClient()
    const before = await named('Welcome')
    const body = settingsOf(before)
    expect((await ask('save', { ...body, name: 'Welcome, you' })).status).toBe(200)
    expect(await named('Welcome, you')).toMatchObject({ version: 2, steps: before.steps })
    const late = await ask('save', { ...body, clientId: 'c-late', name: 'Too late' })
    expect(late.status).toBe(409)
    expect(late.body['message']).toMatchObject({ key: 'stale_update' })
  })

  it('emit an event when a staff member changes one', async () => {
    const { ask, named, world } = await welcomeClient()
    const { sequenceId } = await named('Birthday')
    await ask('toggle', { sequenceId, state: 'active' })
    expect(world.state.threads.events.at(-1)).toMatchObject({
      name: 'welcome.changed',
      creatorId: 'creator-01',
      data: { sequenceId },
    })
  })

  it('activate with steps only, and change after a restore only', async () => {
    const { ask, named } = await welcomeClient()
    const saved = await ask('save', { ...settings, state: 'paused', steps: [] })
    const sequenceId = saved.body['sequenceId']
    expect((await ask('toggle', { sequenceId, state: 'active' })).status).toBe(422)
    const archived = await named('Summer welcome')
    const change = { ...settingsOf(archived), state: 'paused' }
    expect((await ask('save', change)).body['message']).toMatchObject({ key: 'sequence_archived' })
    await ask('toggle', { sequenceId: archived.sequenceId, state: 'paused' })
    const restored = await named('Summer welcome')
    expect((await ask('save', settingsOf(restored))).status).toBe(200)
  })

  it('reorder as a whole, duplicate behind the original, list in pages and delete', async () => {
    const { ask, list, named } = await welcomeClient()
    const open = (await list()).filter(({ state }) => state !== 'archived')
    const sequenceIds = open.map(({ sequenceId }) => sequenceId).toReversed()
    expect((await ask('reorder', { sequenceIds: sequenceIds.slice(1) })).status).toBe(409)
    expect((await ask('reorder', { sequenceIds })).status).toBe(200)
    const { sequenceId } = await named('Win back')
    const copy = await ask('duplicate', { clientId: 'c-2', sequenceId, name: 'Win back, softer' })
    expect(copy.body).toMatchObject({ state: 'paused', version: 1, waiting: 0 })
    const names = (await list()).map(({ name }) => name)
    expect(names.indexOf('Win back, softer')).toBe(names.indexOf('Win back') + 1)
    const { body } = await ask('list', { limit: 3 })
    const rest = await list({ lastId: body['lastId'] })
    expect(rest.map(({ name }) => name)).toEqual(names.slice(3))
    await ask('delete', { sequenceId: copy.body['sequenceId'] })
    expect((await ask('get', { sequenceId: copy.body['sequenceId'] })).status).toBe(404)
  })

  it('copy to other creators paused and without media, with one result each', async () => {
    const { ask, named, visitor } = await welcomeClient()
    const { sequenceId } = await named('New on Regulars')
    await ask('save', { ...settings, steps: [step, { ...step, text: '', mediaIds: ['media-1-1'] }] })
    const own = (await named('Hello')).sequenceId
    const creatorIds = ['creator-02', 'creator-01', 'creator-99']
    const { body } = await ask('copy', { clientId: 'c-3', sequenceId: own, creatorIds })
    expect(body['data']).toEqual([
      expect.objectContaining({ creatorId: 'creator-02', state: 'copied', stepsLeftOut: 1 }),
      expect.objectContaining({ creatorId: 'creator-01', state: 'not_allowed' }),
      expect.objectContaining({ creatorId: 'creator-99', state: 'not_allowed' }),
    ])
    const taken = await ask('copy', { clientId: 'c-4', sequenceId, creatorIds: ['creator-02'] })
    expect(taken.body['data']).toEqual([expect.objectContaining({ state: 'name_taken' })])
    const bearer = await visitor.creatorToken('creator-02')
    const there = await visitor.send('/api/welcome-messages/list', { bearer, body: { limit: 1 } })
    expect(there.body['data']).toEqual([
      expect.objectContaining({
        name: 'Hello',
        state: 'paused',
        steps: [expect.objectContaining({ media: [] })],
      }),
    ])
  })

  it('count as uses of their lists until they are archived', async () => {
    const { ask, call, named } = await welcomeClient()
    const { sequenceId, entryListId } = await named('New on Regulars')
    const uses = async () => (await call('lists/get', { listId: entryListId })).body['uses']
    const use = expect.objectContaining({ kind: 'welcome', id: sequenceId, name: 'New on Regulars' })
    expect(await uses()).toContainEqual(use)
    await ask('toggle', { sequenceId, state: 'archived' })
    expect(await uses()).not.toContainEqual(use)
  })
})

describe('a test send', () => {
  it('reaches the notifications of the staff member, in the chosen language', async () => {
    const { ask, call } = await welcomeClient()
    const variants = [{ language: 'de', text: 'Hallo {name|du}', lockText: null }]
    const { stepId: _, delayMin: __, delayMax: ___, ...message } = { ...step, variants }
    const body = { clientId: 'c-6', language: 'de', ...message }
    const answer = await ask('test', body)
    expect(answer.body['text']).toMatch(/^Hallo \p{L}+$/u)
    expect((await ask('test', body)).body).toEqual(answer.body)
    const notices = await call('notifications/list', { limit: 5 })
    expect((notices.body['data'] as unknown as { text: string }[])[0]?.text).toBe(answer.body['text'])
  })
})

describe('welcome messages', () => {
  it('hide amounts without the right to see spend, and refuse changes without edit access', async () => {
    const { ask, named, stats, world } = await welcomeClient('ana@northlight.agency')
    const { sequenceId } = await named('Welcome')
    expect((await ask('toggle', { sequenceId, state: 'paused' })).status).toBe(403)
    expect((await ask('save', settings)).status).toBe(403)
    world.state.permissions['staff-04'] = { canSeeSpend: false }
    for (const row of (await stats()).data) expect(row?.earned).toBeNull()
    world.state.permissions['staff-04'] = { welcomeMessages: 'off' }
    expect((await ask('list', { limit: 5 })).status).toBe(403)
  })

  it('stop for new members when the profile turns them off', async () => {
    const { ask, call, named } = await welcomeClient()
    expect((await named('Welcome')).waiting).toBeGreaterThan(0)
    await call('profile/update', { patch: { sendsWelcome: false } })
    expect((await ask('list', { limit: 1 })).body['sendsWelcome']).toBe(false)
    expect((await named('Welcome')).waiting).toBe(0)
    expect((await named('Win back')).waiting).toBeGreaterThan(0)
  })
})
