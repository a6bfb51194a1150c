import { describe, expect, it } from 'vitest'

import type { Call } from '@/api/call'
import type { Permission, PermissionLevel } from '@/domain/account/permission'
import { CALL_MODULES } from '@/mocks/transport/backend'

import { validRequest } from './requests'

/** The permission that a module of calls needs. */
const TOOLS: [keyof typeof CALL_MODULES, Permission][] = [
  ['analytics', 'analytics'],
  ['dashboard', 'dashboard'],
  ['discounts', 'discountsTrials'],
  ['dmca', 'dmca'],
  ['earnings', 'earnings'],
  ['groups', 'groups'],
  ['lists', 'lists'],
  ['live', 'live'],
  ['massMessages', 'massMessages'],
  ['memberships', 'memberships'],
  ['messages', 'messages'],
  ['notifications', 'notifications'],
  ['postCategories', 'postCategories'],
  ['profile', 'profile'],
  ['scheduler', 'scheduler'],
  ['scripts', 'messages'],
  ['trackingLinks', 'discountsTrials'],
  ['trials', 'discountsTrials'],
  ['vault', 'vault'],
  ['welcomeMessages', 'welcomeMessages'],
]

/** Modules whose calls as a creator need several permissions, or none. */
const OTHERS: readonly (keyof typeof CALL_MODULES)[] = ['fan', 'media']

const callsOf = (module: keyof typeof CALL_MODULES): [string, Call][] =>
  Object.entries(CALL_MODULES[module] as Record<string, Call>).filter(([, call]) => 'path' in call)

/** The calls of a module that are not rejected at a level. */
async function allowedCalls(module: keyof typeof CALL_MODULES, tool: Permission, level: PermissionLevel) {
  const allowed: string[] = []
  for (const [name, call] of callsOf(module)) {
    const { visitor, send } = await validRequest(name, call)
    visitor.world.state.permissions['person-all'] = { [tool]: level }
    if ((await send()).status !== 403) allowed.push(name)
  }
  return allowed
}

const READ = /^(get|list|count|find|preview)/
/** Changes that reach no fan, or only the person's own settings. */
const ALLOWED_TO_VIEWERS: Partial<Record<keyof typeof CALL_MODULES, string[]>> = {
  messages: ['reportMessage', 'markRead', 'translateText'],
  notifications: ['readNotifications', 'updateNotificationSettings', 'subscribePush'],
  profile: ['suggestProfile', 'withdrawProfileSuggestion'],
}

const modules = Object.keys(CALL_MODULES) as (keyof typeof CALL_MODULES)[] // of an object whose keys are these

describe('permissions of the tools (screens S0)', () => {
  it('are checked here for every module of calls as a creator', () => {
    const asCreator = modules.filter((module) => callsOf(module).some(([, { token }]) => token === 'creator'))
    expect([...TOOLS.map(([module]) => module), ...OTHERS].sort()).toEqual(asCreator.sort())
  })

  it.each(TOOLS)('%s: off rejects every call', async (module, tool) => {
    // What a fan has of the vault belongs to the chats too, and rights to all who send.
    expect(await allowedCalls(module, tool, 'off')).toEqual(
      module === 'vault' ? ['listMediaRights', 'getMediaUse'] : [],
    )
  })

  it.each(TOOLS)('%s: view allows reading, and rejects every change', async (module, tool) => {
    const allowed = await allowedCalls(module, tool, 'view')
    expect(allowed.filter((name) => !READ.test(name))).toEqual(ALLOWED_TO_VIEWERS[module] ?? [])
    expect(allowed.some((name) => READ.test(name))).toBe(true)
  })
})
