import * as calls from '@/api/calls/creator/profile'
import { parseProfileLink, PROFILE_LIMITS } from '@/domain/profile/creator-profile'
import { isBlank } from '@/lib/text/blank'

import { serveTool } from '../bind-handlers'
import { ownMedia } from '../../rules/media/own-media'
import { checkName } from '../../rules/base/check-name'
import { definedFields } from '../../rules/base/defined-fields'
import { once } from '../once'
import { pageOf } from '../../rules/base/paging'
import { notifyPerson } from '../../rules/notices/notify-staff'
import { checkUsername } from '../../rules/creators/username'
import type { ProfileChange } from '../../state/profile-change'
import { changeProfile, wireProfile } from '../../rules/profile/stored-profile'
import {
  notifySuggestion,
  storeSuggestion,
  pendingSuggestion,
  suggestionsOf,
  wireSuggestion,
} from '../../rules/profile/profile-suggestions'
import { forbidden, invalidField } from '../../rules/base/refusal'
import type { SeedCreator } from '../../seed/creators'
import { SENTINEL } from '../../rules/account/sentinels'
import type { World } from '../../state/world'

/** Throws 422 unless the picture is the creator's own. */
function checkPicture(
  world: World,
  creator: SeedCreator,
  field: 'bannerId' | 'pictureId',
  mediaId: string | null | undefined,
): void {
  if (mediaId == null) return
  const media = ownMedia(world, creator, mediaId)
  if (media?.kind !== 'image' && media?.kind !== 'gif') throw invalidField(field, 'media_unknown')
}

function checkLinks(links: ProfileChange['links'] = []): void {
  if (links.length > PROFILE_LIMITS.links) throw invalidField('links', 'too_many')
  for (const { title, url } of links) {
    checkName(title, { field: 'links', max: PROFILE_LIMITS.linkTitle })
    if (parseProfileLink(url) === undefined) throw invalidField('links', 'link_unfit')
  }
}

/** Validates a profile patch. Throws 422. */
function checkedPatch(world: World, creator: SeedCreator, patch: ProfileChange): ProfileChange {
  const { displayName, username, bio, messagePrice = 0, freeMessages = 0 } = patch
  if (bio === SENTINEL.brokenText) throw new Error('asked to break')
  if (displayName !== undefined)
    checkName(displayName, { field: 'displayName', max: PROFILE_LIMITS.displayName })
  if ((bio?.length ?? 0) > PROFILE_LIMITS.bio) throw invalidField('bio', 'text_too_long')
  if (messagePrice > PROFILE_LIMITS.messagePrice) throw invalidField('messagePrice', 'price_unfit')
  if (freeMessages > PROFILE_LIMITS.freeMessages) throw invalidField('freeMessages', 'too_many')
  if (username !== undefined) checkUsername(world, username, creator.userId)
  checkPicture(world, creator, 'bannerId', patch.bannerId)
  checkPicture(world, creator, 'pictureId', patch.pictureId)
  checkLinks(patch.links)
  return patch
}

const ACCESS = { tool: 'profile', viewers: ['suggestProfile', 'withdrawProfileSuggestion'] } as const

/** Handlers of a creator's profile (screens S15). */
export const profile = serveTool(calls, ACCESS, {
  suggestProfile: once(({ world, body: { patch, reason }, viewer: { account, creator } }) => {
    if (isBlank(reason)) throw invalidField('reason', 'field_missing')
    if (reason.length > PROFILE_LIMITS.reason) throw invalidField('reason', 'text_too_long')
    const change = checkedPatch(world, creator, definedFields(patch))
    if (Object.keys(change).length === 0) throw invalidField('patch', 'field_missing')
    const suggestionId = world.newId('suggestion')
    const suggestion = {
      suggestionId,
      byId: account.userId,
      at: world.now(),
      reason,
      patch: change,
      state: 'pending',
      decidedById: null,
      decidedAt: null,
      note: '',
    } as const
    storeSuggestion(world, creator, suggestion)
    notifySuggestion(world, creator, suggestion)
    return { suggestionId }
  }),
  listProfileSuggestions: ({ world, body, viewer: { account, creator, permissions } }) => {
    const seesAll = permissions.profile === 'edit'
    const rows = suggestionsOf(world, creator).filter(({ byId }) => seesAll || byId === account.userId)
    const part = pageOf(rows, ({ suggestionId }) => suggestionId, body)
    return { ...part, data: part.data.map((row) => wireSuggestion(world, row)) }
  },
  withdrawProfileSuggestion: ({ world, body, viewer: { account, creator } }) => {
    const suggestion = pendingSuggestion(world, creator, body.suggestionId)
    if (suggestion.byId !== account.userId) throw forbidden()
    storeSuggestion(world, creator, { ...suggestion, state: 'withdrawn', decidedAt: world.now() })
  },
  decideProfileSuggestion: ({
    world,
    body: { suggestionId, accept, note },
    viewer: { account, creator },
  }) => {
    if (note.length > PROFILE_LIMITS.reason) throw invalidField('note', 'text_too_long')
    const suggestion = pendingSuggestion(world, creator, suggestionId)
    const state = accept ? 'accepted' : 'declined'
    const decided = {
      ...suggestion,
      state,
      decidedById: account.userId,
      decidedAt: world.now(),
      note,
    } as const
    // A name that was free then may be taken now.
    if (accept) changeProfile(world, creator, checkedPatch(world, creator, suggestion.patch))
    storeSuggestion(world, creator, decided)
    const text = `${creator.displayName}: your suggestion for the profile was ${state}.`
    if (suggestion.byId !== account.userId) notifyPerson(world, suggestion.byId, text, account.userId)
    return wireSuggestion(world, decided)
  },
  getProfile: ({ world, body, viewer: { creator } }) => {
    if (body.creatorId !== creator.userId) throw forbidden()
    return wireProfile(world, creator)
  },
  updateProfile: ({ world, body, viewer: { creator } }) => {
    changeProfile(world, creator, checkedPatch(world, creator, definedFields(body.patch)))
    return wireProfile(world, creator)
  },
})
