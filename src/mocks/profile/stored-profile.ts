import type * as v from 'valibot'

import type { CreatorProfile } from '@/domain/creator-profile'

import { anchorOf } from '../anchor'
import { mediaIn } from '../media/media-in'
import { tellAgency } from '../people/tell'
import { seedPosts } from '../posts/seed-posts'
import type { SeedCreator } from '../seed/creators'
import { vaultOf } from '../vault/item'
import type { World } from '../world'
import { type ProfileFacts, seedProfile } from './seed-profile'

export type ProfileChange = Partial<ProfileFacts>

export interface StoredSuggestion {
  suggestionId: string
  byId: string
  at: number
  reason: string
  patch: ProfileChange
  state: 'pending' | 'accepted' | 'declined' | 'withdrawn'
  decidedById: string | null
  decidedAt: number | null
  note: string
}

export const profileOf = (world: World, creator: SeedCreator): ProfileFacts => ({
  ...seedProfile(creator),
  ...world.state.profiles[creator.userId],
})

/** Saves the given profile fields. The agency's pages read names from here too. */
export function changeProfile(world: World, creator: SeedCreator, change: ProfileChange): void {
  world.state.profiles[creator.userId] = { ...world.state.profiles[creator.userId], ...change }
  tellAgency(world, 'creators')
}

export const wireMedia = (world: World, mediaId: string | null) =>
  mediaId === null ? null : (mediaIn(world, mediaId) ?? null)

export function wireProfile(world: World, creator: SeedCreator): v.InferInput<typeof CreatorProfile> {
  const { bannerId, pictureId, links, ...facts } = profileOf(world, creator)
  return {
    ...facts,
    creatorId: creator.userId,
    verifiedIcon: creator.verifiedIcon,
    banner: wireMedia(world, bannerId),
    picture: wireMedia(world, pictureId),
    links: [...links],
    currency: 'USD',
    posts: seedPosts(creator, anchorOf(world)).length,
    media: vaultOf(world, creator).length,
  }
}
