import * as calls from '@/api/calls/account/user'
import { FAN_NICKNAME_MAX_LENGTH, FAN_NOTE_MAX_LENGTH } from '@/config/tool-limits'

import { accountById, callerOf, changeAccount, hasDeleted } from '../../rules/account/accounts'
import { displayOf } from '../../rules/people/user-displays'
import { fanSummaryOf } from '../../rules/fan/fan-summary'
import { serve } from '../bind-handlers'
import { allCreators } from '../../rules/creators/agency-creators'
import { checkUsername, isUsernameFree, userIdByUsername } from '../../rules/creators/username'
import { permissionsFor, requireLevel } from '../../rules/account/permissions'
import { changeProfile } from '../../rules/profile/stored-profile'
import { checkName } from '../../rules/base/check-name'
import { notFound, Refusal, invalidField, orNotFound } from '../../rules/base/refusal'
import { AGENCY_TIME_ZONE } from '../../seed/calendar'
import { fanById } from '../../seed/fans/fans'
import { AGENCY } from '../../seed/staff'
import { SENTINEL } from '../../rules/account/sentinels'
import { bearerOf } from '../../rules/account/tokens'
import { requireTool } from '../../rules/account/viewer'
import type { World } from '../../state/world'
import { ownAccount } from './own-account'

/** The seeded agency's settings; the phone number is from a reserved range. */
const STAFF_SUPPORT = {
  name: 'Northlight Care',
  phone: '+1 202-555-0142',
  link: 'https://care.northlight.example',
}

const DEFAULT_PREFERENCES = {
  sendKey: 'enter',
  undoSeconds: 5,
  shortcuts: true,
  keys: {},
  sounds: true,
  reducedMotion: false,
  mediaBlur: true,
  hourCycle: 'auto',
  feedbackPopup: true,
  hiddenColumns: {},
} as const

const WIKI = [
  { wikiId: 'wiki-1', celebrityUsername: 'ada.moon', fullName: 'Ada Moon', hasProfileImage: false },
  { wikiId: 'wiki-2', celebrityUsername: null, fullName: 'Luca Ferrante', hasProfileImage: false },
] as const

/** Whose names to set: one's own, or the acting creator's with edit permission for the profile. */
function nameTarget(world: World, request: Request) {
  if (bearerOf(request)?.use !== 'creator') {
    const { userId } = callerOf(world, request)
    return { userId, change: (names: UserNames) => changeAccount(world, userId, names) }
  }
  const { creator } = requireTool(world, request, 'profile', 'edit')
  return { userId: creator.userId, change: (names: UserNames) => changeProfile(world, creator, names) }
}

interface UserNames {
  displayName?: string
  username?: string
}

/** A user's display data; empty for colleagues whose names the client may not see (screens S0). */
function displayFor(world: World, request: Request, userId: string) {
  const caller = callerOf(world, request)
  const isColleague = userId !== caller.userId && accountById(world, userId) !== undefined
  const isHidden = isColleague && !permissionsFor(world, caller).canSeeStaffNames
  return isHidden || hasDeleted(world, userId) ? undefined : displayOf(world, userId)
}

/** A deleted account keeps only its username, for its past actions. */
function usernameFor(world: World, request: Request, userId: string): string | undefined {
  const display = displayFor(world, request, userId)
  if (display) return display.username
  const maySee = permissionsFor(world, callerOf(world, request)).canSeeStaffNames
  return maySee && hasDeleted(world, userId) ? accountById(world, userId)?.username : undefined
}

/** The agency's shared note about a fan, edited by all colleagues. */
function sharedNotesOf(world: World, userId: string, otherUserId: string) {
  const fan = fanById(otherUserId)
  const kept = world.state.fanNotes[otherUserId]
  return {
    userId,
    otherUserId,
    nickname: kept?.nickname ?? '',
    note: kept?.note ?? '',
    aiSummary: fan ? fanSummaryOf(world, fan).aiSummary : null,
    templateName: kept?.templateName ?? null,
  }
}

/** Handlers of the current user and of other users (requirements 7). */
export const user = serve(calls, {
  getUserDisplay: ({ world, body, request }) => {
    const userId = body.userId ?? userIdByUsername(world, body.username ?? '')
    return orNotFound(userId === undefined ? undefined : displayFor(world, request, userId))
  },
  listUserDisplays: ({ world, body, request }) => ({
    displays: body.userIds
      .map((userId) => displayFor(world, request, userId) ?? null)
      .filter((display) => display !== null),
  }),
  getUserNotes: ({ world, body, request }) => {
    const account = callerOf(world, request)
    requireLevel(world, account, 'notes', 'view')
    return sharedNotesOf(world, account.userId, body.otherUserId)
  },
  updateUserNotes: ({ world, body, request }) => {
    const account = callerOf(world, request)
    requireLevel(world, account, 'notes', 'edit')
    const { otherUserId, nickname, note, templateName } = body
    if (!fanById(otherUserId)) throw notFound()
    if (note.trim() === SENTINEL.brokenText) throw new Error('asked to break')
    if (note.trim() === SENTINEL.staleText) throw new Refusal(409, 'stale_update')
    if (nickname.length > FAN_NICKNAME_MAX_LENGTH) throw invalidField('nickname', 'name_too_long')
    if (note.length > FAN_NOTE_MAX_LENGTH) throw invalidField('note', 'text_too_long')
    world.state.fanNotes[otherUserId] = { nickname, note, templateName }
    return sharedNotesOf(world, account.userId, otherUserId)
  },
  listRegionalInfo: ({ body }) => ({
    userIds: body.userIds.filter((userId) => fanById(userId)?.countryCode === 'SA'),
    keepChecking: false,
  }),
  getUsername: ({ world, body, request }) => {
    const username = usernameFor(world, request, body.userId)
    if (username === undefined) throw notFound()
    return { username }
  },
  searchCreators: ({ world, body }) => {
    const wanted = body.query.trim().toLowerCase()
    const doesFit = (...names: (string | null)[]) =>
      wanted !== '' && names.some((name) => name?.toLowerCase().includes(wanted))
    const found = allCreators(world)
      .filter((creator) => doesFit(creator.displayName, creator.username))
      .map((creator) => ({ user: displayOf(world, creator.userId) ?? null, wiki: null }))
    const wikis = WIKI.filter((wiki) => doesFit(wiki.fullName, wiki.celebrityUsername)).map((wiki) => ({
      user: null,
      wiki,
    }))
    return { creators: [...found, ...wikis].slice(0, body.limit ?? 20) }
  },
  getCurrentUser: ({ world, request }) => {
    const account = callerOf(world, request)
    return {
      email: account.email,
      legalFullName: account.legalFullName,
      userId: account.userId,
      username: account.username,
      displayName: account.displayName,
      verifiedIcon: null,
      hasProfileImage: false,
      agencyName: account.hasAgency ? AGENCY.agencyName : null,
      agencyId: account.hasAgency ? AGENCY.agencyId : null,
      roles: [...account.roles] as never[], // the panel may set unknown roles, as a server might
      ...(account.email !== SENTINEL.withoutPermissions && {
        chatterPermissions: permissionsFor(world, account),
      }),
      pages: [],
      isRestricted: false,
      displaySentBy: true,
      securityStatus: account.securityStatus,
      phoneNumber: account.phoneNumber ?? '',
      agencyTimezone: account.hasAgency ? AGENCY_TIME_ZONE : null,
      agencyCurrency: AGENCY.currency,
      staffSupport: account.hasAgency ? STAFF_SUPPORT : null,
    }
  },
  setDisplayName: ({ world, body, request }) => {
    checkName(body.displayName, { field: 'displayName', max: 60 })
    nameTarget(world, request).change({ displayName: body.displayName })
  },
  setUsername: ({ world, body, request }) => {
    const { userId, change } = nameTarget(world, request)
    checkUsername(world, body.username, userId)
    change({ username: body.username })
  },
  validateUsername: ({ world, body, request }) => ({
    value: isUsernameFree(world, body.username, callerOf(world, request).userId),
  }),
  getPreferences: ({ world, request }) => ({
    ...DEFAULT_PREFERENCES,
    ...world.state.preferences[callerOf(world, request).userId],
  }),
  updatePreferences: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    world.state.preferences[userId] = { ...world.state.preferences[userId], ...body }
    return { ...DEFAULT_PREFERENCES, ...world.state.preferences[userId] }
  },
  ...ownAccount,
})
