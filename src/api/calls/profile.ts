import * as v from 'valibot'

import { CreatorProfile, profilePatch, ProfileSuggestion, suggestedPatch } from '@/domain/creator-profile'
import { Id } from '@/domain/id'
import { pageRequest } from '@/domain/page'
import { Nothing, readableOf } from '@/lib/tolerant'

import { call } from '../call'

/* Ours (screens S15); as the creator in focus. The names have calls of their own in `user.ts` (spec 7). */

export const getProfile = call({
  method: 'POST',
  path: '/api/profile/get',
  request: v.object({ creatorId: Id }),
  response: CreatorProfile,
  onError: 'throw',
  token: 'creator',
})

export const updateProfile = call({
  method: 'POST',
  path: '/api/profile/update',
  request: v.object({ patch: v.object(profilePatch) }),
  response: CreatorProfile,
  onError: 'throw',
  token: 'creator',
})

/** Goes to the creator and to everyone who may edit the profile. */
export const suggestProfile = call({
  method: 'POST',
  path: '/api/profile/suggest',
  request: v.object({ clientId: v.string(), patch: v.object(suggestedPatch), reason: v.string() }),
  response: v.object({ suggestionId: Id }),
  onError: 'throw',
  token: 'creator',
})

/** Newest first: one's own, or all of the creator's for those who may edit the profile. */
export const listProfileSuggestions = call({
  method: 'POST',
  path: '/api/profile/suggestions/list',
  request: v.object(pageRequest),
  response: v.object({ data: readableOf(ProfileSuggestion), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})

/** Takes back one's own, as long as it is pending. Answers 409 once it is decided. */
export const withdrawProfileSuggestion = call({
  method: 'POST',
  path: '/api/profile/suggestions/withdraw',
  request: v.object({ suggestionId: Id }),
  response: Nothing,
  onError: 'throw',
  token: 'creator',
})

/** Accepting it changes the profile. Answers 409 once it is decided. */
export const decideProfileSuggestion = call({
  method: 'POST',
  path: '/api/profile/suggestions/decide',
  request: v.object({ suggestionId: Id, accept: v.boolean(), note: v.string() }),
  response: ProfileSuggestion,
  onError: 'throw',
  token: 'creator',
})
