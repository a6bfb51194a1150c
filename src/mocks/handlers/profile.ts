import type * as calls from '@/api/calls/profile'
import { linkAddress, PROFILE_MOST } from '@/domain/creator-profile'
import { isBlank } from '@/lib/blank'

import { actingOf } from '../accounts'
import type { Handlers } from '../implement'
import { mediaIn } from '../media/media-in'
import { once } from '../once'
import { page } from '../paging'
import { notifyPerson } from '../people/tell'
import { checkUsername } from '../people/username'
import { permissionsFor, requireLevel } from '../permissions'
import { changeProfile, type ProfileChange, wireProfile } from '../profile/stored-profile'
import { keepSuggestion, pendingSuggestion, suggestionsOf, wireSuggestion } from '../profile/suggestions'
import { forbidden, unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import { SENTINEL } from '../sentinels'
import type { World } from '../world'

type ProfileHandlers = Handlers<typeof calls>
type Some<Name extends keyof ProfileHandlers> = Pick<ProfileHandlers, Name>

function acting(world: World, request: Request, least: 'view' | 'edit') {
  const { account, creator } = actingOf(world, request)
  requireLevel(world, account, 'profile', least)
  return { account, creator }
}

/** Throws 422 unless the picture exists. */
function checkPicture(
  world: World,
  field: 'bannerId' | 'pictureId',
  mediaId: string | null | undefined,
): void {
  if (mediaId == null) return
  const media = mediaIn(world, mediaId)
  if (media?.kind !== 'image' && media?.kind !== 'gif') throw unfit(field, 'media_unknown')
}

function checkLinks(links: ProfileChange['links'] = []): void {
  if (links.length > PROFILE_MOST.links) throw unfit('links', 'too_many')
  for (const { title, url } of links) {
    if (isBlank(title)) throw unfit('links', 'field_missing')
    if (title.length > PROFILE_MOST.linkTitle) throw unfit('links', 'name_too_long')
    if (linkAddress(url) === undefined) throw unfit('links', 'link_unfit')
  }
}

/** Validates a profile patch. Throws 422. */
function checked(world: World, creator: SeedCreator, patch: ProfileChange): ProfileChange {
  const { displayName, username, bio, messagePrice = 0, freeMessages = 0 } = patch
  if (bio === SENTINEL.brokenText) throw new Error('asked to break')
  if (displayName !== undefined && isBlank(displayName)) throw unfit('displayName', 'field_missing')
  if ((displayName?.length ?? 0) > PROFILE_MOST.displayName) throw unfit('displayName', 'name_too_long')
  if ((bio?.length ?? 0) > PROFILE_MOST.bio) throw unfit('bio', 'text_too_long')
  if (messagePrice > PROFILE_MOST.messagePrice) throw unfit('messagePrice', 'price_unfit')
  if (freeMessages > PROFILE_MOST.freeMessages) throw unfit('freeMessages', 'too_many')
  if (username !== undefined) checkUsername(world, username, creator.userId)
  checkPicture(world, 'bannerId', patch.bannerId)
  checkPicture(world, 'pictureId', patch.pictureId)
  checkLinks(patch.links)
  return patch
}

/** The given fields of a patch, so that an absent one does not overwrite. */
const said = (patch: object): ProfileChange =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))

const suggesting = (
  world: World,
): Some<
  'suggestProfile' | 'listProfileSuggestions' | 'withdrawProfileSuggestion' | 'decideProfileSuggestion'
> => ({
  suggestProfile: ({ body: { clientId, patch, reason }, request }) => {
    const { account, creator } = acting(world, request, 'view')
    return once(world, account.userId, clientId, () => {
      if (isBlank(reason)) throw unfit('reason', 'field_missing')
      if (reason.length > PROFILE_MOST.reason) throw unfit('reason', 'text_too_long')
      const change = checked(world, creator, said(patch))
      if (Object.keys(change).length === 0) throw unfit('patch', 'field_missing')
      const suggestionId = world.newId('suggestion')
      keepSuggestion(world, creator, {
        suggestionId,
        byId: account.userId,
        at: world.now(),
        reason,
        patch: change,
        state: 'pending',
        decidedById: null,
        decidedAt: null,
        note: '',
      })
      return { suggestionId }
    })
  },
  listProfileSuggestions: ({ body, request }) => {
    const { account, creator } = acting(world, request, 'view')
    const seesAll = permissionsFor(world, account).profile === 'edit'
    const rows = suggestionsOf(world, creator).filter(({ byId }) => seesAll || byId === account.userId)
    const part = page(rows, ({ suggestionId }) => suggestionId, body)
    return { ...part, data: part.data.map((row) => wireSuggestion(world, row)) }
  },
  withdrawProfileSuggestion: ({ body, request }) => {
    const { account, creator } = acting(world, request, 'view')
    const suggestion = pendingSuggestion(world, creator, body.suggestionId)
    if (suggestion.byId !== account.userId) throw forbidden()
    keepSuggestion(world, creator, { ...suggestion, state: 'withdrawn', decidedAt: world.now() })
    return undefined
  },
  decideProfileSuggestion: ({ body: { suggestionId, accept, note }, request }) => {
    const { account, creator } = acting(world, request, 'edit')
    if (note.length > PROFILE_MOST.reason) throw unfit('note', 'text_too_long')
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
    if (accept) changeProfile(world, creator, checked(world, creator, suggestion.patch))
    keepSuggestion(world, creator, decided)
    const text = `${creator.displayName}: your suggestion for the profile was ${state}.`
    if (suggestion.byId !== account.userId) notifyPerson(world, suggestion.byId, text, account.userId)
    return wireSuggestion(world, decided)
  },
})

/** Handlers of a creator's profile (screens S15). */
export const profileHandlers = (world: World): ProfileHandlers => ({
  ...suggesting(world),
  getProfile: ({ body, request }) => {
    const { creator } = acting(world, request, 'view')
    if (body.creatorId !== creator.userId) throw forbidden()
    return wireProfile(world, creator)
  },
  updateProfile: ({ body, request }) => {
    const { creator } = acting(world, request, 'edit')
    changeProfile(world, creator, checked(world, creator, said(body.patch)))
    return wireProfile(world, creator)
  },
})
