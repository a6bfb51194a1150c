import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { Censorship } from '@/domain/vault/censorship'
import { Country } from '@/domain/region/country'
import { CreatorNotes } from '@/domain/agency/creator-notes'
import { CreatorSearchResult, WikiPerson } from '@/domain/agency/creator-search-result'
import { CurrentUser, SECURITY_STATUSES } from '@/domain/account/current-user'
import { MEMBERSHIP_TIERS } from '@/domain/money/membership'
import { PromptCheck, UsernameReservation } from '@/domain/account/prompt-check'
import { ROLES, RolesResponse } from '@/domain/account/role'
import { ServerErrorBody } from '@/domain/server/server-error'
import { StatusSettings } from '@/domain/account/status-settings'
import { TokenSet } from '@/domain/account/token-set'
import { TRACKED_EVENT_KINDS } from '@/domain/page/tracked-event'
import { Unread } from '@/domain/chat/unread'
import { UserDisplay } from '@/domain/account/user-display'
import { UserNotes } from '@/domain/chat/user-notes'
import { UserProfile } from '@/domain/account/user-profile'
import { Version } from '@/domain/page/version'
import { ClockLogStatus, WorkLog } from '@/domain/shift/work-log'

interface Entity {
  name: string
  schema: v.ObjectSchema<v.ObjectEntries, undefined>
  /** The fields of requirements 3, verbatim. */
  fields: string
  /** The smallest response that a server may send. */
  least: Record<string, unknown>
}

const MILA = { userId: 'u1', username: 'mila' }

const ENTITIES: Entity[] = [
  {
    name: 'current user',
    schema: CurrentUser,
    fields:
      'email legalFullName userId username displayName verifiedIcon hasProfileImage agencyName agencyId roles chatterPermissions pages isRestricted displaySentBy',
    least: MILA,
  },
  {
    name: 'extended profile',
    schema: UserProfile,
    fields:
      'email userId username displayName legalFullName countryCode birthday isCreator isKYCVerified phoneNumber deactivated online visible numFollowing numPurchases paymentPermission verifiedIcon advancedVerifiedAt hasProfileImage isLive isCreatorAt',
    least: MILA,
  },
  {
    name: 'user display info',
    schema: UserDisplay,
    fields:
      'userId username displayName isCreator deactivated verifiedIcon hasProfileImage isLive nickname seenAt fetchedAt suspicionCount',
    least: MILA,
  },
  {
    name: 'user notes',
    schema: UserNotes,
    fields: 'userId otherUserId nickname note aiSummary templateName',
    least: { otherUserId: 'u2' },
  },
  {
    name: 'username reservation',
    schema: UsernameReservation,
    fields: 'email usernameReservationId username claimed externalId reminderAt provider',
    least: { usernameReservationId: 'r1', username: 'mila' },
  },
  { name: 'prompt check', schema: PromptCheck, fields: 'usernameReservation tosAcceptedAt', least: {} },
  { name: 'creator search result', schema: CreatorSearchResult, fields: 'user wiki', least: {} },
  {
    name: 'wiki',
    schema: WikiPerson,
    fields: 'wikiId celebrityUsername fullName hasProfileImage',
    least: { wikiId: 'w1' },
  },
  {
    name: 'token set',
    schema: TokenSet,
    fields: 'accessToken refreshToken forceRefresh deviceToken',
    least: {},
  },
  {
    name: 'status settings',
    schema: StatusSettings,
    fields: 'online visible',
    least: { online: true, visible: false },
  },
  { name: 'censorship', schema: Censorship, fields: 'level', least: { level: 1 } },
  {
    name: 'chatter work log',
    schema: WorkLog,
    fields: 'chatterId agencyId chatterWorkLogId clockInAt clockOutAt lastActiveAt durationWorked',
    least: { chatterWorkLogId: 'l1', clockInAt: '2026-11-21T08:00:00Z', clockOutAt: null },
  },
  {
    name: 'lock-in status',
    schema: ClockLogStatus,
    fields: 'chatterWorkLog',
    least: { chatterWorkLog: null },
  },
  {
    name: 'unread entry',
    schema: Unread,
    fields: 'notifications messages orders userId',
    least: { userId: 'u1' },
  },
  {
    name: 'creator-agency notes record',
    schema: CreatorNotes,
    fields:
      'agencyId name isHidden creatorAgencyId rate granularRates passesRate creator notes detailedNotes pg isNet earned createdAt',
    least: { creatorAgencyId: 'ca1', creator: MILA },
  },
  { name: 'version info', schema: Version, fields: 'apiVersion versionDecision extraInfo', least: {} },
  {
    name: 'country lookup response',
    schema: Country,
    fields: 'country ip',
    least: { country: 'US', ip: '203.0.113.7' },
  },
]

describe.each(ENTITIES)('$name', ({ schema, fields, least }) => {
  const optional = Object.keys(schema.entries).filter((field) => !(field in least))

  it('has every field of the requirements', () => {
    expect(Object.keys(schema.entries)).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  it('parses the smallest valid response, whatever the other fields hold', () => {
    const plain: unknown = v.parse(schema, least)
    expect(Object.keys(plain as object).sort()).toEqual(Object.keys(schema.entries).sort())
    const absent = Object.fromEntries(optional.map((field) => [field, null]))
    expect(v.parse(schema, { ...least, ...absent, unheardOf: 1 })).toEqual(plain)
    if (optional.length === 0) return
    fc.assert(
      fc.property(fc.constantFrom(...optional), fc.jsonValue(), (field, junk) => {
        expect(v.is(schema, { ...least, [field]: junk })).toBe(true)
      }),
    )
  })

  it.each(Object.keys(least))('rejects an invalid %s', (field) => {
    expect(v.is(schema, { ...least, [field]: [] })).toBe(false)
  })
})

describe('enumerations of the requirements', () => {
  it('have these values', () => {
    expect(ROLES.join(' ')).toBe(
      'super_admin agency_admin admin agency_director agency_manager account_manager chatter none',
    )
    expect(MEMBERSHIP_TIERS.join(' ')).toBe('none basic advanced premium_creator premium_fan')
    expect(SECURITY_STATUSES.join(' ')).toBe('none suspicious locked')
    expect(TRACKED_EVENT_KINDS.join(' ')).toBe(
      'printful editVaultMedia call navigation modalChanged profileLoaded downloadMedia',
    )
  })
})

describe('roles response (decisions 13)', () => {
  it.each([
    [{ roles: ['agency_director', 'wizard', 'chatter'] }],
    [['agency_director', 'wizard', 'chatter']],
    [['agency_director', 7, null, 'chatter']],
  ])('maps to the known names: %j', (answer) => {
    expect(v.parse(RolesResponse, answer)).toEqual(['agency_director', 'chatter'])
  })

  it.each([null, 'chatter', {}, { roles: 'chatter' }])('rejects %j', (answer) => {
    expect(v.is(RolesResponse, answer)).toBe(false)
  })
})

describe('version check (decisions 25)', () => {
  it.each([
    ['soft', 'soft'],
    ['hard', 'hard'],
    ['ok', 'ok'],
    ['later', 'ok'],
    [null, 'ok'],
  ])('%j counts as %s', (versionDecision, counts) => {
    expect(v.parse(Version, { versionDecision }).versionDecision).toBe(counts)
  })
})

describe('server error body (requirements 8)', () => {
  it.each([
    ['No such user', 'No such user'],
    [
      { key: 'no_user', text: 'No such user' },
      { key: 'no_user', text: 'No such user' },
    ],
    [{ key: 'no_user' }, { key: 'no_user', text: '' }],
    [['odd'], { key: '', text: '' }],
    [7, undefined],
    [null, undefined],
  ])('parses the message %j', (message, read) => {
    expect(v.parse(ServerErrorBody, { statusCode: 404, message }).message).toEqual(read)
  })
})
