import type * as v from 'valibot'

import type { ProfileSuggestion } from '@/domain/profile/creator-profile'

import { anchorOf } from '../../state/anchor'
import { allPeople } from '../account/person'
import { permissionsFor } from '../account/permissions'
import { Refusal, orNotFound } from '../base/refusal'
import { notifyPerson } from '../notices/notify-staff'
import { HOUR_MS, iso, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import type { StoredSuggestion } from '../../state/profile-change'
import { wireMediaOrNull } from './stored-profile'

/** The seeded account manager, who may view profiles but not edit them. */
const SUGGESTER = 'staff-03'

/** Two seeded suggestions by an account manager: one pending, one declined. */
const seedSuggestions = (world: World, creator: SeedCreator): StoredSuggestion[] => [
  {
    suggestionId: `suggestion-${creator.index + 1}-1`,
    byId: SUGGESTER,
    at: anchorOf(world) - 216 * HOUR_MS,
    reason: 'Three fans asked why a first message costs that much.',
    patch: { messagePrice: 200 },
    state: 'declined',
    decidedById: 'staff-02',
    decidedAt: anchorOf(world) - 190 * HOUR_MS,
    note: 'We raise the free messages first and look again in December.',
  },
  {
    suggestionId: `suggestion-${creator.index + 1}-2`,
    byId: SUGGESTER,
    at: anchorOf(world) - 20 * HOUR_MS,
    reason: 'New members run out of free messages before the welcome series ends.',
    patch: { freeMessages: 12 },
    state: 'pending',
    decidedById: null,
    decidedAt: null,
    note: '',
  },
]

/** Suggestions for a creator's profile, newest first. */
export function suggestionsOf(world: World, creator: SeedCreator): StoredSuggestion[] {
  const kept = world.state.profileSuggestions[creator.userId] ?? []
  const ids = new Set(kept.map(({ suggestionId }) => suggestionId))
  const seeded = seedSuggestions(world, creator).filter(({ suggestionId }) => !ids.has(suggestionId))
  return [...seeded, ...kept].toSorted((a, b) => b.at - a.at)
}

export function storeSuggestion(world: World, creator: SeedCreator, suggestion: StoredSuggestion): void {
  const others = (world.state.profileSuggestions[creator.userId] ?? []).filter(
    ({ suggestionId }) => suggestionId !== suggestion.suggestionId,
  )
  world.state.profileSuggestions[creator.userId] = [...others, suggestion]
}

/** Notifies everyone who may decide about a suggestion, except its writer. */
export function notifySuggestion(
  world: World,
  creator: SeedCreator,
  { byId, reason }: Pick<StoredSuggestion, 'byId' | 'reason'>,
): void {
  const text = `${creator.displayName}: a suggestion for the profile. ${reason}`
  for (const person of allPeople(world)) {
    const decides =
      person.userId !== byId &&
      person.status === 'active' &&
      person.creatorIds.includes(creator.userId) &&
      permissionsFor(world, person).profile === 'edit'
    if (decides) notifyPerson(world, person.userId, text, byId)
  }
}

/** Finds a pending suggestion. Throws 404 for an unknown one, 409 for a decided one. */
export function pendingSuggestion(
  world: World,
  creator: SeedCreator,
  suggestionId: string,
): StoredSuggestion {
  const found = orNotFound(suggestionsOf(world, creator).find((one) => one.suggestionId === suggestionId))
  if (found.state !== 'pending') throw new Refusal(409, 'already_decided')
  return found
}

export function wireSuggestion(
  world: World,
  { patch, at, decidedAt, ...facts }: StoredSuggestion,
): v.InferInput<typeof ProfileSuggestion> {
  const { bannerId, pictureId, links, ...rest } = patch
  return {
    ...facts,
    at: iso(at),
    decidedAt: isoOrNull(decidedAt),
    displayName: rest.displayName ?? null,
    username: rest.username ?? null,
    bio: rest.bio ?? null,
    messagePrice: rest.messagePrice ?? null,
    freeMessages: rest.freeMessages ?? null,
    sendsWelcome: rest.sendsWelcome ?? null,
    banner: wireMediaOrNull(world, bannerId ?? null),
    picture: wireMediaOrNull(world, pictureId ?? null),
    removesBanner: bannerId === null,
    removesPicture: pictureId === null,
    links: links ? [...links] : null,
  }
}
