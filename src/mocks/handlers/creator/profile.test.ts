import { describe, expect, it } from 'vitest'

import {
  getCurrentUser,
  getUserDisplay,
  listUserDisplays,
  searchCreators,
  setDisplayName,
  setUsername,
} from '@/api/calls/account/user'
import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import {
  decideProfileSuggestion,
  getProfile,
  listProfileSuggestions,
  suggestProfile,
} from '@/api/calls/creator/profile'

import { creatorClient } from '../../testing/creator-client'
import { createWorld } from '../../state/world'

/** Everyone in these tests is assigned to her. */
const CREATOR = 'creator-13'

async function staff(as = 'viktor', world = createWorld()) {
  const client = await creatorClient('profile', { as, creatorId: CREATOR, world })
  const { call } = client
  const profile = () => call(getProfile, { creatorId: CREATOR })
  const suggestions = async () => (await call(listProfileSuggestions, { limit: 50 })).data
  return { ...client, profile, suggestions }
}

const suggestion = { clientId: 's-1', patch: { bio: 'Short and sweet' }, reason: 'Too long on phones' }

describe('the profile of a creator', () => {
  it('shows the same names across the console', async () => {
    const { visitor, call, profile } = await staff()
    await call(setDisplayName, { displayName: 'Bruna Vey' })
    await call(setUsername, { username: 'brunavey' })
    expect(await profile()).toMatchObject({ displayName: 'Bruna Vey', username: 'brunavey' })
    const shown = JSON.stringify([
      await visitor.call(listAssignedCreators, undefined),
      await visitor.call(listUserDisplays, { userIds: [CREATOR] }),
      await visitor.call(getUserDisplay, { username: 'brunavey' }),
      await visitor.call(searchCreators, { query: 'vey' }),
    ])
    expect(shown.match(/Bruna Vey/g)).toHaveLength(4)
    expect(shown).not.toContain('Bruna Teixeira')
    // Tokens of a renamed creator are still issued.
    expect(await visitor.creatorToken(CREATOR)).toEqual(expect.any(String))
  })

  it('rejects another creator’s username, ignoring case, leaves one’s own account unchanged, and needs edit permission', async () => {
    const { visitor, call, outcomeOf } = await staff()
    const taken = await outcomeOf(setUsername, { username: 'NoaReyes' })
    expect(taken).toMatchObject({ status: 409, fields: { username: 'username_taken' } })
    await call(setDisplayName, { displayName: 'Bruna Vey' })
    expect((await visitor.call(getCurrentUser, undefined)).displayName).toBe('Viktor Lindqvist')
    const viewer = await staff('hana')
    expect((await viewer.outcomeOf(setUsername, { username: 'other.name' })).status).toBe(403)
  })
})

describe('a suggestion for a profile', () => {
  it('is visible to those who decide, changes the profile once accepted, and is decided once', async () => {
    const viewer = await staff('hana')
    const { suggestionId } = await viewer.call(suggestProfile, suggestion)
    const manager = await staff('viktor', viewer.world)
    expect((await manager.suggestions())[0]).toMatchObject({ state: 'pending', byId: 'staff-03' })
    const notices = viewer.world.state.personalNotices
    expect(notices['staff-02']?.[0]).toMatchObject({ userId: 'staff-03' })
    expect(notices['staff-02']?.[0]?.text).toContain('Too long on phones')
    expect(notices['staff-03']).toBeUndefined()
    const decide = async ({ outcomeOf }: typeof viewer, accept = true) =>
      (await outcomeOf(decideProfileSuggestion, { suggestionId, accept, note: '' })).status
    expect(await decide(viewer)).toBe(403)
    expect(await decide(manager)).toBe(200)
    expect(await viewer.profile()).toMatchObject({ bio: 'Short and sweet' })
    expect((await viewer.suggestions())[0]).toMatchObject({ state: 'accepted', decidedById: 'staff-02' })
    expect(await decide(manager, false)).toBe(409)
  })
})
