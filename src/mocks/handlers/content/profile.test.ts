import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getProfile, listProfileSuggestions } from '@/api/calls/creator/profile'

import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

/** Everyone in these tests but the chatter is assigned to her. */
const CREATOR = 'creator-13'
type Profile = WireResponseOf<typeof getProfile>
type Suggestions = WireResponseOf<typeof listProfileSuggestions>

async function staff(email = 'viktor@northlight.agency', world = createWorld(), creatorId = CREATOR) {
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken(creatorId)
  const ask = (path: string, body: object = {}) => visitor.send(`/api/profile/${path}`, { bearer, body })
  const name = (call: string, body: object) =>
    visitor.send(`/api/user/set-${call}`, { bearer, body, method: 'PATCH' })
  const profile = async () => (await ask('get', { creatorId: CREATOR })).body as unknown as Profile
  const suggestions = async () =>
    ((await ask('suggestions/list', { limit: 50 })).body as unknown as Suggestions).data ?? []
  return { world, visitor, ask, name, profile, suggestions }
}

const suggestion = { clientId: 's-1', patch: { bio: 'Short and sweet' }, reason: 'Too long on phones' }

describe('the profile of a creator', () => {
  it('changes only the given fields', async () => {
    const { ask, profile } = await staff()
    const before = await profile()
    await ask('update', { patch: { bio: 'New here', sendsWelcome: false, bannerId: null } })
    expect(await profile()).toEqual({ ...before, bio: 'New here', sendsWelcome: false, banner: null })
  })

  it.each([
    [{ bio: 'x'.repeat(1001) }, 'bio', 'text_too_long'],
    [{ links: [{ title: 'Shop', url: 'javascript:alert(1)' }] }, 'links', 'link_unfit'],
    [{ links: [{ title: ' ', url: 'https://a.example' }] }, 'links', 'field_missing'],
    [
      { links: Array.from({ length: 6 }, () => ({ title: 'A', url: 'https://a.example' })) },
      'links',
      'too_many',
    ],
    [{ messagePrice: 50_001 }, 'messagePrice', 'price_unfit'],
    [{ pictureId: 'media-1-0' }, 'pictureId', 'media_unknown'],
  ])('rejects %j by the field', async (patch, field, key) => {
    const { ask } = await staff()
    const { status, body } = await ask('update', { patch })
    expect(status).toBe(422)
    expect(body['fields']).toMatchObject({ [field]: { key } })
  })

  it('shows the same names across the console', async () => {
    const { visitor, name, profile } = await staff()
    expect((await name('display-name', { displayName: 'Bruna Vey' })).status).toBe(200)
    expect((await name('username', { username: 'brunavey' })).status).toBe(200)
    expect(await profile()).toMatchObject({ displayName: 'Bruna Vey', username: 'brunavey' })
    const assigned = await visitor.send('/api/internal/chatter/creators/list')
    const shown = JSON.stringify([
      assigned.body,
      (await visitor.send('/api/user/display-batch', { body: { userIds: [CREATOR] } })).body,
      (await visitor.send('/api/user/display', { body: { username: 'brunavey' } })).body,
      (await visitor.send('/api/user/creator/search', { body: { query: 'vey' } })).body,
    ])
    expect(shown.match(/Bruna Vey/g)).toHaveLength(4)
    expect(shown).not.toContain('Bruna Teixeira')
    // Tokens of a renamed creator are still issued.
    expect(await visitor.creatorToken(CREATOR)).toEqual(expect.any(String))
  })

  it('rejects another creator’s username, ignoring case, and leaves one’s own account unchanged', async () => {
    const { visitor, name } = await staff()
    const { status, body } = await name('username', { username: 'NoaReyes' })
    expect(status).toBe(409)
    expect(body['fields']).toMatchObject({ username: { key: 'username_taken' } })
    await name('display-name', { displayName: 'Bruna Vey' })
    const me = await visitor.send('/api/user/current-user', { method: 'GET' })
    expect(me.body['displayName']).toBe('Viktor Lindqvist')
  })

  it('is closed to a chatter, and read-only for an account manager', async () => {
    const chatter = await staff('ana@northlight.agency', createWorld(), 'creator-01')
    expect((await chatter.ask('get', { creatorId: 'creator-01' })).status).toBe(403)
    expect((await chatter.name('display-name', { displayName: 'X' })).status).toBe(403)
    const viewer = await staff('hana@northlight.agency')
    expect((await viewer.ask('get', { creatorId: CREATOR })).status).toBe(200)
    expect((await viewer.ask('get', { creatorId: 'creator-02' })).status).toBe(403)
    expect((await viewer.ask('update', { patch: { bio: 'X' } })).status).toBe(403)
    expect((await viewer.name('username', { username: 'other.name' })).status).toBe(403)
  })
})

describe('a suggestion for a profile', () => {
  it('is created once, and visible to its author and to those who decide', async () => {
    const viewer = await staff('hana@northlight.agency')
    const { body } = await viewer.ask('suggest', suggestion)
    expect((await viewer.ask('suggest', suggestion)).body).toEqual(body)
    const manager = await staff('viktor@northlight.agency', viewer.world)
    for (const { suggestions } of [viewer, manager])
      expect((await suggestions())[0]).toMatchObject({
        state: 'pending',
        bio: 'Short and sweet',
        byId: 'staff-03',
      })
  })

  it('changes the profile once accepted, and cannot be decided twice', async () => {
    const viewer = await staff('hana@northlight.agency')
    const { suggestionId } = (await viewer.ask('suggest', suggestion)).body
    const manager = await staff('viktor@northlight.agency', viewer.world)
    expect((await viewer.ask('suggestions/decide', { suggestionId, accept: true, note: '' })).status).toBe(
      403,
    )
    await manager.ask('suggestions/decide', { suggestionId, accept: true, note: '' })
    expect(await viewer.profile()).toMatchObject({ bio: 'Short and sweet' })
    expect((await viewer.suggestions())[0]).toMatchObject({ state: 'accepted', decidedById: 'staff-02' })
    expect((await manager.ask('suggestions/decide', { suggestionId, accept: false, note: '' })).status).toBe(
      409,
    )
  })

  it('is withdrawn only by its author', async () => {
    const viewer = await staff('hana@northlight.agency')
    const { suggestionId } = (await viewer.ask('suggest', suggestion)).body
    const manager = await staff('viktor@northlight.agency', viewer.world)
    expect((await manager.ask('suggestions/withdraw', { suggestionId })).status).toBe(403)
    expect((await viewer.ask('suggestions/withdraw', { suggestionId })).status).toBe(200)
    expect((await viewer.suggestions())[0]).toMatchObject({ state: 'withdrawn' })
  })

  it.each([
    [{ reason: ' ' }, 'reason'],
    [{ patch: {} }, 'patch'],
    [{ patch: { username: 'noareyes' } }, 'username'],
  ])('is rejected with %j', async (part, field) => {
    const { ask } = await staff('hana@northlight.agency')
    const { status, body } = await ask('suggest', { ...suggestion, ...part })
    expect([409, 422]).toContain(status)
    expect(body['fields']).toHaveProperty(field)
  })
})
