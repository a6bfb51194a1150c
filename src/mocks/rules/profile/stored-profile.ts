import type * as v from 'valibot'

import type { CreatorProfile } from '@/domain/profile/creator-profile'

import { anchorOf } from '../../state/anchor'
import { mediaIn } from '../media/media-in'
import { emitAgencyChange } from '../notices/notify-staff'
import { seedPosts } from '../../seed/posts'
import type { SeedCreator } from '../../seed/creators'
import { vaultOf } from '../vault/vault-items'
import type { World } from '../../state/world'
import type { ProfileChange, ProfileFacts } from '../../state/profile-change'
import { seedProfile } from './seed-profile'
import { AGENCY } from '../../seed/staff'

export const profileOf = (world: World, creator: SeedCreator): ProfileFacts => ({
  ...seedProfile(creator),
  ...world.state.profiles[creator.userId],
})

/** Saves the given profile fields. The agency's pages read names from here too. */
export function changeProfile(world: World, creator: SeedCreator, change: ProfileChange): void {
  world.state.profiles[creator.userId] = { ...world.state.profiles[creator.userId], ...change }
  emitAgencyChange(world, 'creators')
}

export const wireMediaOrNull = (world: World, mediaId: string | null) =>
  mediaId === null ? null : (mediaIn(world, mediaId) ?? null)

export function wireProfile(world: World, creator: SeedCreator): v.InferInput<typeof CreatorProfile> {
  const { bannerId, pictureId, links, ...facts } = profileOf(world, creator)
  return {
    ...facts,
    creatorId: creator.userId,
    verifiedIcon: creator.verifiedIcon,
    banner: wireMediaOrNull(world, bannerId),
    picture: wireMediaOrNull(world, pictureId),
    links: [...links],
    currency: AGENCY.currency,
    posts: seedPosts(creator, anchorOf(world)).length,
    media: vaultOf(world, creator).length,
  }
}
