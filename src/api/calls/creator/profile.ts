import * as v from 'valibot'

import {
  CreatorProfile,
  profilePatch,
  ProfileSuggestion,
  suggestedPatch,
} from '@/domain/profile/creator-profile'
import { Id } from '@/domain/server/id'
import { pageRequest } from '@/domain/server/list-page'
import { IgnoredResponse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S15), with the creator's token. The names have their own calls in `user.ts`. */

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

/** Notifies the creator and everyone who may edit the profile. */
export const suggestProfile = call({
  method: 'POST',
  path: '/api/profile/suggest',
  request: v.object({ clientId: v.string(), patch: v.object(suggestedPatch), reason: v.string() }),
  response: v.object({ suggestionId: Id }),
  onError: 'throw',
  token: 'creator',
})

/** Newest first: the person's own, or all of the creator's for those who may edit the profile. */
export const listProfileSuggestions = call({
  method: 'POST',
  path: '/api/profile/suggestions/list',
  request: v.object(pageRequest),
  response: v.object({ data: validEntriesOf(ProfileSuggestion), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})

/** Withdraws the person's own pending suggestion. 409 once it is decided. */
export const withdrawProfileSuggestion = call({
  method: 'POST',
  path: '/api/profile/suggestions/withdraw',
  request: v.object({ suggestionId: Id }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

/** Accepting changes the profile. 409 once it is decided. */
export const decideProfileSuggestion = call({
  method: 'POST',
  path: '/api/profile/suggestions/decide',
  request: v.object({ suggestionId: Id, accept: v.boolean(), note: v.string() }),
  response: ProfileSuggestion,
  onError: 'throw',
  token: 'creator',
})
