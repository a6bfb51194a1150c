import * as v from 'valibot'

import { Censorship } from '@/domain/vault/censorship'
import { CreatorSearchResult } from '@/domain/agency/creator-search-result'
import { CurrentUser } from '@/domain/account/current-user'
import { Id } from '@/domain/server/id'
import { Preferences, PreferencesPatch } from '@/domain/account/preferences'
import { PromptCheck } from '@/domain/account/prompt-check'
import { StatusSettings } from '@/domain/account/status-settings'
import { UserDisplay } from '@/domain/account/user-display'
import { UserNotes } from '@/domain/chat/user-notes'
import { flag, orElse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* User calls of requirements 7, in that order. */

export const checkPrompts = call({
  path: '/api/user/check/prompts',
  response: PromptCheck,
  onError: 'ignore',
})

export const deactivateUser = call({
  path: '/api/user/deactivate',
  request: v.object({ deleteReason: v.string() }),
})

export const deleteUser = call({ path: '/api/user/delete', request: v.object({ deleteReason: v.string() }) })

export const getCensorship = call({
  path: '/api/user/get/censorship',
  response: Censorship,
})

export const getCurrentUser = call({
  method: 'GET',
  path: '/api/user/current-user',
  response: CurrentUser,
})

/** By id or by name, exactly one. */
export const getUserDisplay = call({
  path: '/api/user/display',
  request: v.object({ userId: v.optional(Id), username: v.optional(v.string()) }),
  response: UserDisplay,
})

/** Unknown users are omitted, as are colleagues whose names the person may not see (screens S0). */
export const listUserDisplays = call({
  path: '/api/user/display-batch',
  request: v.object({ userIds: v.array(Id) }),
  response: v.object({ displays: validEntriesOf(UserDisplay) }),
})

export const getUserNotes = call({
  path: '/api/user/notes',
  request: v.object({ otherUserId: Id }),
  response: UserNotes,
})

/** Call it again while `keepChecking`. */
export const listRegionalInfo = call({
  path: '/api/user/regional-info-batch',
  request: v.object({ userIds: v.array(Id) }),
  response: v.object({ userIds: orElse(validEntriesOf(Id), []), keepChecking: flag }),
  onError: 'ignore',
})

export const getUsername = call({
  path: '/api/user/get-username',
  request: v.object({ userId: Id }),
  response: v.object({ username: v.string() }),
})

/** `value`: the name is free (requirements 5). */
export const validateUsername = call({
  path: '/api/user/username/validate',
  request: v.object({ username: v.string() }),
  response: v.object({ value: v.boolean() }),
})

export const getAdultFlag = call({
  method: 'GET',
  path: '/api/user/adult/flag',
  response: v.object({ flag: v.boolean() }),
})

/** The person's answers: claimed the reserved name, accepted the terms. */
export const pushPrompts = call({
  path: '/api/user/push/prompts',
  request: v.object({ reservation: v.boolean(), tos: v.boolean() }),
})

export const refreshActive = call({ path: '/api/user/active/refresh', onError: 'ignore' })

export const searchCreators = call({
  path: '/api/user/creator/search',
  request: v.object({ query: v.string(), limit: v.optional(v.number()) }),
  response: v.object({ creators: validEntriesOf(CreatorSearchResult) }),
})

export const setCensorship = call({ path: '/api/user/set/censorship', request: Censorship })

/** The person's own name, or that of the creator they work as. */
export const setDisplayName = call({
  method: 'PATCH',
  path: '/api/user/set-display-name',
  request: v.object({ displayName: v.string() }),
  token: 'either',
})

export const setUsername = call({
  method: 'PATCH',
  path: '/api/user/set-username',
  request: v.object({ username: v.string() }),
  token: 'either',
})

export const editStatusSettings = call({ path: '/api/user/status-settings/edit', request: StatusSettings })

/* Our additions. */

export const getStatusSettings = call({
  path: '/api/user/status-settings/get',
  response: StatusSettings,
})

export const updateUserNotes = call({
  path: '/api/user/notes/update',
  request: v.object({
    otherUserId: Id,
    nickname: v.string(),
    note: v.string(),
    templateName: v.nullable(v.string()),
  }),
  response: UserNotes,
})

export const getPreferences = call({
  path: '/api/user/preferences/get',
  response: Preferences,
})

export const updatePreferences = call({
  path: '/api/user/preferences/update',
  request: PreferencesPatch,
  response: Preferences,
})
