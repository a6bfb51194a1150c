import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Call } from '@/api/call'

const modules = import.meta.glob<Record<string, Call>>('../../src/api/calls/**/*.ts', { eager: true })
const sources = import.meta.glob<string>('../../src/api/calls/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const of = <T>(table: Record<string, T>, name: string): T => {
  const found = Object.entries(table).find(([path]) => path.endsWith(`/${name}.ts`))?.[1]
  if (found === undefined) throw new Error(`no calls module ${name}`)
  return found
}
const callsOf = (name: string): Call[] => Object.values(of(modules, name))
const allCalls = Object.entries(modules).flatMap(([file, calls]) =>
  Object.entries(calls)
    // Modules of calls also export types of their rows.
    .filter(([, call]) => 'path' in call)
    .map(([name, call]) => ({ name: `${file.split('/').at(-1)} ${name}`, call })),
)

/** Field names of an object schema; undefined for any other schema. */
const fieldsOf = (schema: v.GenericSchema | undefined): string[] | undefined =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : undefined

const CURRENT_USER =
  'email legalFullName userId username displayName verifiedIcon hasProfileImage agencyName agencyId roles chatterPermissions pages isRestricted displaySentBy'
const NOTES_RECORD =
  'agencyId name isHidden creatorAgencyId rate granularRates passesRate creator notes detailedNotes pg isNet earned createdAt'
const IN_CHATTER = '/api/internal/chatter'

/** Requirements 7: method, path, body, response. A dash means none, a question mark means not shown. */
const SECTION_7: Record<string, [method: string, path: string, body: string, response: string][]> = {
  user: [
    ['POST', '/api/user/check/prompts', '?', 'usernameReservation tosAcceptedAt'],
    ['POST', '/api/user/deactivate', 'deleteReason', '?'],
    ['POST', '/api/user/delete', 'deleteReason', '?'],
    ['POST', '/api/user/get/censorship', '?', 'level'],
    ['GET', '/api/user/current-user', '-', CURRENT_USER],
    ['POST', '/api/user/display', 'userId username', '?'],
    ['POST', '/api/user/display-batch', 'userIds', 'displays'],
    ['POST', '/api/user/notes', 'otherUserId', '?'],
    ['POST', '/api/user/regional-info-batch', 'userIds', 'userIds keepChecking'],
    ['POST', '/api/user/get-username', 'userId', '?'],
    ['POST', '/api/user/username/validate', 'username', 'value'],
    ['GET', '/api/user/adult/flag', '-', '?'],
    ['POST', '/api/user/push/prompts', 'reservation tos', '?'],
    ['POST', '/api/user/active/refresh', '?', '?'],
    ['POST', '/api/user/creator/search', '?', 'creators'],
    ['POST', '/api/user/set/censorship', 'level', '?'],
    ['PATCH', '/api/user/set-display-name', 'displayName', '?'],
    ['PATCH', '/api/user/set-username', 'username', '?'],
    ['POST', '/api/user/status-settings/edit', 'online visible', '?'],
  ],
  auth: [
    ['POST', '/api/auth/confirm-change-email', 'confirmationCode', '?'],
    ['POST', '/api/auth/confirm-change-phone-number', 'confirmationCode', '?'],
    ['GET', '/api/auth/auth-flow-intent', '-', 'authFlowIntent'],
    ['GET', '/api/auth/auth-methods', '-', '?'],
    ['POST', '/api/auth/initiate-change-email', 'email', '?'],
    ['POST', '/api/auth/initiate-change-phone-number', 'phoneNumber', '?'],
    ['POST', '/api/auth/logout', 'deviceToken', '?'],
    ['GET', '/api/auth/logout-all-devices', '-', '?'],
    ['POST', '/api/auth/refresh', '-', 'accessToken refreshToken forceRefresh deviceToken'],
    ['POST', '/api/auth/remove-phone-number', '?', '?'],
    ['POST', '/api/auth/resend-change-email', '?', '?'],
    ['POST', '/api/auth/resend-change-phone-number', '?', '?'],
  ],
  'agency-util': [
    ['GET', '/api/agency-util/roles', '-', '?'],
    ['POST', '/api/agency-util/search/agency', '?', '?'],
  ],
  chatter: [
    ['POST', `${IN_CHATTER}/clock-in-status/clock-in`, '-', '?'],
    ['POST', `${IN_CHATTER}/clock-in-status/clock-out`, 'chatterWorkLogId', '?'],
    ['POST', `${IN_CHATTER}/clock-in-status/get`, '-', 'chatterWorkLog'],
    ['POST', `${IN_CHATTER}/chatter-unread`, '-', 'data'],
    ['POST', `${IN_CHATTER}/creator-is-pg/get`, '?', NOTES_RECORD],
    ['POST', `${IN_CHATTER}/creator-notes/get`, '?', NOTES_RECORD],
    ['POST', `${IN_CHATTER}/token`, '?', '?'],
    ['POST', `${IN_CHATTER}/creator-notes/update`, 'notes detailedNotes creatorId', '?'],
  ],
  version: [['GET', '/api/version', '-', 'apiVersion versionDecision extraInfo']],
  country: [['GET', '', '-', 'country ip']],
}

describe.each(Object.entries(SECTION_7))('requirements 7, %s', (module, rows) => {
  it('declares all calls first and in the order of the requirements', () => {
    const declared = [...of(sources, module).matchAll(/^ {2}path: '(.*)',$/gm)].map((match) => match[1])
    expect(declared.length).toBe(callsOf(module).length)
    expect(declared.slice(0, rows.length)).toEqual(rows.map(([, path]) => path))
  })

  it.each(rows)('%s %s has the request and response of the requirements', (method, path, body, response) => {
    const call = callsOf(module).find((candidate) => candidate.path === path)
    expect(call?.method).toBe(method)
    if (body === '-') expect(call?.request).toBeUndefined()
    else if (body !== '?') expect(fieldsOf(call?.request)).toEqual(body.split(' '))
    if (response !== '?')
      expect(fieldsOf(call?.response)).toEqual(expect.arrayContaining(response.split(' ')))
  })
})

describe('declared calls', () => {
  it('have a unique method and path', () => {
    const addresses = allCalls.map(({ call }) => `${call.method} ${call.path}`)
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  })

  it('send the internal-API header exactly under /api/internal/', () => {
    const wrong = allCalls.filter(
      ({ call }) => call.path.startsWith('/api/internal/') !== (call.internal === true),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('target the API, except the country lookup with its own host and no path', () => {
    const foreign = allCalls.filter(({ call }) => call.host ?? !call.path.startsWith('/api/'))
    expect(foreign.map(({ name, call }) => [name, call.host])).toEqual([
      ['country.ts lookUpCountry', 'country'],
    ])
  })

  it('have no body with GET', () => {
    expect(allCalls.filter(({ call }) => call.method === 'GET' && call.request)).toEqual([])
  })

  it('use the refresh token only to refresh, and no token before sign-in', () => {
    const by = (token: Call['token']) =>
      allCalls.filter(({ call }) => call.token === token).map(({ call }) => call.path)
    expect(by('refresh')).toEqual(['/api/auth/refresh'])
    expect(by('none').sort()).toEqual([
      '/api/auth/exchange',
      '/api/auth/login',
      '/api/auth/password/forgot',
      '/api/auth/password/reset',
    ])
  })

  it('ignore the errors of logout and refresh (requirements 4, 7)', () => {
    const policyOf = (path: string) => callsOf('auth').find((call) => call.path === path)?.onError
    expect([policyOf('/api/auth/logout'), policyOf('/api/auth/refresh')]).toEqual(['ignore', 'ignore'])
  })
})
