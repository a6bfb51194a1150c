import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getProfile, listProfileSuggestions } from '@/api/calls/creator/profile'

import { creatorClient } from '../../testing/creator-client'
import { createWorld } from '../../state/world'

/** Everyone in these tests is assigned to her. */
const CREATOR = 'creator-13'
type Profile = WireResponseOf<typeof getProfile>
type Suggestions = WireResponseOf<typeof listProfileSuggestions>

async function staff(as = 'viktor', world = createWorld()) {
  const { visitor, bearer, ask, read } = await creatorClient('profile', { as, creatorId: CREATOR, world })
  const name = (call: string, body: object) =>
    visitor.send(`/api/user/set-${call}`, { bearer, body, method: 'PATCH' })
  const profile = () => read<Profile>('get', { creatorId: CREATOR })
  const suggestions = async () => (await read<Suggestions>('suggestions/list', { limit: 50 })).data ?? []
  return { world, visitor, ask, name, profile, suggestions }
}

const suggestion = { clientId: 's-1', patch: { bio: 'Short and sweet' }, reason: 'Too long on phones' }

describe('the profile of a creator', () => {
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

  it('rejects another creator’s username, ignoring case, leaves one’s own account unchanged, and needs edit permission', async () => {
    const { visitor, name } = await staff()
    const { status, body } = await name('username', { username: 'NoaReyes' })
    expect(status).toBe(409)
    expect(body['fields']).toMatchObject({ username: { key: 'username_taken' } })
    await name('display-name', { displayName: 'Bruna Vey' })
    const me = await visitor.send('/api/user/current-user', { method: 'GET' })
    expect(me.body['displayName']).toBe('Viktor Lindqvist')
    const viewer = await staff('hana')
    expect((await viewer.name('username', { username: 'other.name' })).status).toBe(403)
  })
})

describe('a suggestion for a profile', () => {
  it('is visible to those who decide, changes the profile once accepted, and is decided once', async () => {
    const viewer = await staff('hana')
    const { suggestionId } = (await viewer.ask('suggest', suggestion)).body
    const manager = await staff('viktor', viewer.world)
    expect((await manager.suggestions())[0]).toMatchObject({ state: 'pending', byId: 'staff-03' })
    const notices = viewer.world.state.personalNotices
    expect(notices['staff-02']?.[0]).toMatchObject({ userId: 'staff-03' })
    expect(notices['staff-02']?.[0]?.text).toContain('Too long on phones')
    expect(notices['staff-03']).toBeUndefined()
    const decide = async ({ ask }: typeof viewer, accept = true) =>
      (await ask('suggestions/decide', { suggestionId, accept, note: '' })).status
    expect(await decide(viewer)).toBe(403)
    expect(await decide(manager)).toBe(200)
    expect(await viewer.profile()).toMatchObject({ bio: 'Short and sweet' })
    expect((await viewer.suggestions())[0]).toMatchObject({ state: 'accepted', decidedById: 'staff-02' })
    expect(await decide(manager, false)).toBe(409)
  })
})
