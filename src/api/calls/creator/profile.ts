import * as v from 'valibot'

import {
  CreatorProfile,
  profilePatch,
  ProfileSuggestion,
  suggestedPatch,
} from '@/domain/profile/creator-profile'
import { Id } from '@/domain/server/id'
import { listPageOf, pageRequest } from '@/domain/server/list-page'

import { creatorCall } from '../../call'

/* Our additions (screens S15), with the creator's token. The names have their own calls in `user.ts`. */

export const getProfile = creatorCall({
  path: '/api/profile/get',
  request: v.object({ creatorId: Id }),
  response: CreatorProfile,
})

export const updateProfile = creatorCall({
  path: '/api/profile/update',
  request: v.object({ patch: v.object(profilePatch) }),
  response: CreatorProfile,
})

/** Notifies the creator and everyone who may edit the profile. */
export const suggestProfile = creatorCall({
  path: '/api/profile/suggest',
  request: v.object({ clientId: v.string(), patch: v.object(suggestedPatch), reason: v.string() }),
  response: v.object({ suggestionId: Id }),
})

/** Newest first: the person's own, or all of the creator's for those who may edit the profile. */
export const listProfileSuggestions = creatorCall({
  path: '/api/profile/suggestions/list',
  request: v.object(pageRequest),
  response: listPageOf(ProfileSuggestion),
})

/** Withdraws the person's own pending suggestion. 409 once it is decided. */
export const withdrawProfileSuggestion = creatorCall({
  path: '/api/profile/suggestions/withdraw',
  request: v.object({ suggestionId: Id }),
})

/** Accepting changes the profile. 409 once it is decided. */
export const decideProfileSuggestion = creatorCall({
  path: '/api/profile/suggestions/decide',
  request: v.object({ suggestionId: Id, accept: v.boolean(), note: v.string() }),
  response: ProfileSuggestion,
})
