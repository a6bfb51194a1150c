import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Call } from '@/api/call'
import { CALL_MODULES } from '@/mocks/transport/backend'
import { DEMO_CODE, DEMO_INVITATION, DEMO_PASSWORD } from '@/mocks/rules/account/identities'
import { rightOf } from '@/mocks/rules/account/rights'
import { MockClient } from '@/mocks/testing/mock-client'

import { AUDIENCE_REQUESTS } from './audience-requests'
import { OFFER_REQUESTS } from './offer-requests'
import { PEOPLE_REQUESTS } from './people-requests'
import { NUMBER_REQUESTS } from './number-requests'
import { PROFILE_LIVE_REQUESTS } from './profile-live-requests'
import { SCHEDULE_REQUESTS } from './schedule-requests'
import { creatorId, type Requests, TOOL_REQUESTS } from './tool-requests'
import { WELCOME_REQUESTS } from './welcome-requests'

const DAY_MS = 86_400_000
const range = () => ({
  from: new Date(Date.now() - 28 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
})

/** Body and, unless it has all roles, the caller of each request. */
const escalation = { channelId: 'channel-1-1', source: 'incoming' }

const REQUESTS: Requests = {
  deactivateUser: { body: { deleteReason: 'Leaving' } },
  deleteUser: { body: { deleteReason: 'Leaving' } },
  getUserDisplay: { body: { userId: creatorId } },
  listUserDisplays: { body: { userIds: [creatorId, 'fan-7', 'staff-04', 'nobody'] } },
  getUserNotes: { body: { otherUserId: 'fan-7' } },
  updateUserNotes: { body: { otherUserId: 'fan-7', nickname: 'Moe', note: 'Exam', templateName: null } },
  listRegionalInfo: { body: { userIds: ['fan-1', 'fan-2'] } },
  getUsername: { body: { userId: 'fan-7' } },
  validateUsername: { body: { username: 'free.name' } },
  pushPrompts: { body: { reservation: false, tos: true } },
  searchCreators: { body: { query: 'a' } },
  setCensorship: { body: { level: 2 } },
  setDisplayName: { body: { displayName: 'Robin' } },
  setUsername: { body: { username: 'robin.c' } },
  editStatusSettings: { body: { online: true, visible: false } },
  updatePreferences: { body: { sounds: false } },
  confirmChangeEmail: {
    body: async (visitor) => {
      await visitor.send('/api/auth/initiate-change-email', { body: { email: 'new@northlight.agency' } })
      return { confirmationCode: DEMO_CODE }
    },
  },
  confirmChangePhoneNumber: {
    body: async (visitor) => {
      await visitor.send('/api/auth/initiate-change-phone-number', { body: { phoneNumber: '+48600111222' } })
      return { confirmationCode: DEMO_CODE }
    },
  },
  initiateChangeEmail: { body: { email: 'other@northlight.agency' } },
  initiateChangePhoneNumber: { body: { phoneNumber: '+48600111222' } },
  logout: { body: { deviceToken: null } },
  login: { body: { email: 'ana@northlight.agency', password: DEMO_PASSWORD } },
  forgotPassword: { body: { email: 'ana@northlight.agency' } },
  resetPassword: {
    body: async (visitor) => {
      await visitor.send('/api/auth/password/forgot', { body: { email: 'ana@northlight.agency' } })
      return { resetToken: Object.keys(visitor.world.state.resetTokens)[0], password: 'a longer one' }
    },
  },
  sendMfaCode: { as: 'mia@northlight.agency', body: { method: 'sms' } },
  verifyMfaCode: { as: 'mia@northlight.agency', body: { code: DEMO_CODE, trustDevice: true } },
  sendVerification: { as: 'ugo@northlight.agency' },
  confirmVerification: { as: 'ugo@northlight.agency', body: { verificationCode: DEMO_CODE } },
  getInvitation: { as: 'lina@northlight.agency', body: { inviteCode: DEMO_INVITATION } },
  acceptInvitation: {
    as: 'lina@northlight.agency',
    body: { inviteCode: DEMO_INVITATION, legalFullName: 'Lina Unger', password: 'a longer one' },
  },
  getLockedStatus: { as: 'lothar@northlight.agency' },
  exchangeCode: { body: { code: 'demo-code' } },
  changePassword: { body: { currentPassword: DEMO_PASSWORD, newPassword: 'another long one' } },
  confirmMfa: {
    body: async (visitor) => {
      await visitor.send('/api/auth/mfa/setup')
      return { code: DEMO_CODE }
    },
  },
  disableMfa: { body: { password: DEMO_PASSWORD } },
  revokeSession: {
    body: async (visitor) => {
      const { body } = await visitor.send('/api/auth/sessions/list')
      const sessions = body['data'] as { sessionId: string; current: boolean }[] | undefined
      return { sessionId: sessions?.find((session) => !session.current)?.sessionId }
    },
  },
  searchAgencyCreators: { body: { query: '', sort: { by: 'earned', descending: true }, limit: 30 } },
  getOverview: { body: { ...range(), timezone: 'Europe/Warsaw', basis: 'gross', compare: 'previous' } },
  getFloor: { body: {} },
  searchAgency: { body: { text: 'mila', kinds: ['people', 'creators'] } },
  clockOut: { body: clockedIn },
  sendHeartbeat: {
    body: async (visitor) => ({ ...(await clockedIn(visitor)), activeSince: new Date().toISOString() }),
  },
  getClockStatus: { body: clockedIn },
  getCreatorIsPg: { body: { creatorId } },
  getCreatorNotes: { body: { creatorId } },
  getCreatorToken: { body: { creatorId } },
  updateCreatorNotes: { body: { creatorId, notes: 'Short', detailedNotes: 'Long' } },
  pinCreator: { body: { creatorId, pinned: true } },
  getDigest: { body: { creatorId, since: new Date(Date.now() - DAY_MS).toISOString() } },
  getHandover: { body: { creatorId } },
  saveHandover: {
    body: async (visitor) => {
      const { body } = await visitor.send('/api/internal/chatter/handover/get', { body: { creatorId } })
      return { creatorId, text: 'All quiet', readAt: body['at'] ?? null }
    },
  },
  listShifts: { as: 'ana@northlight.agency', body: range() },
  listWorkLogs: { as: 'ana@northlight.agency', body: range() },
  correctWorkLog: {
    body: async (visitor) => ({
      ...(await clockedIn(visitor)),
      clockInAt: new Date(Date.now() - 3_600_000).toISOString(),
      clockOutAt: new Date().toISOString(),
      reason: 'Internet was down',
    }),
  },
  createFeedback: {
    body: {
      clientId: 'c-1',
      kind: 'idea',
      text: 'More pins',
      route: '/cr-tools',
      appVersion: '1',
      apiVersion: null,
      language: 'en',
      browser: 'Chrome',
      mediaIds: [],
      contactOk: true,
    },
  },
  uploadFeedbackScreenshot: { body: { clientId: 'c-2', type: 'image/png', data: 'iVBORw0KGgo=' } },
  replyToFeedback: {
    body: async (visitor) => {
      const { body } = await visitor.send('/api/feedback/list')
      const tickets = body['data'] as { ticketId: string }[] | undefined
      return { ticketId: tickets?.[0]?.ticketId, text: 'Thank you' }
    },
  },
  ...AUDIENCE_REQUESTS,
  ...SCHEDULE_REQUESTS,
  ...TOOL_REQUESTS,
  ...OFFER_REQUESTS,
  ...WELCOME_REQUESTS,
  ...NUMBER_REQUESTS,
  ...PROFILE_LIVE_REQUESTS,
  ...PEOPLE_REQUESTS,
  escalateCrisis: { body: escalation },
  seeToCrisis: { body: { channelId: 'channel-1-1', messageId: 'message-1-1-1' } },
  closeEscalation: {
    body: async (visitor) => {
      const { body } = await visitor.send('/api/safety/crisis/escalate', { body: escalation })
      return { escalationId: body['escalationId'] }
    },
  },
}

async function clockedIn(visitor: MockClient): Promise<{ chatterWorkLogId: string }> {
  const { body } = await visitor.send('/api/internal/chatter/clock-in-status/clock-in')
  return {
    chatterWorkLogId:
      (body['chatterWorkLog'] as { chatterWorkLogId: string } | undefined)?.chatterWorkLogId ?? '',
  }
}

/** The bearer token of a call, if other than the usual one. */
async function bearerFor(visitor: MockClient, call: Call): Promise<{ bearer?: string | null }> {
  if (call.token === 'refresh') return { bearer: visitor.tokens?.refreshToken ?? null }
  return call.token === 'creator' ? { bearer: await visitor.creatorToken(creatorId) } : {}
}

/**
 * Finds differences between the response and its parsed value: lenient schemas would turn a misspelt field
 * into its fallback. Instants are text in the API and numbers in code.
 */
function faults(wire: unknown, read: unknown, path = 'answer'): string[] {
  if (Array.isArray(read) && Array.isArray(wire)) {
    if (wire.length !== read.length) return [`${path}: ${wire.length} sent, ${read.length} read`]
    return read.flatMap((entry, index) => faults(wire[index], entry, `${path}[${index}]`))
  }
  if (read !== null && typeof read === 'object') {
    if (wire === null || typeof wire !== 'object') return [`${path}: not an object`]
    const sent = wire as Record<string, unknown>
    return Object.entries(read).flatMap(([key, value]) =>
      key in sent ? faults(sent[key], value, `${path}.${key}`) : [`${path}.${key}: not sent`],
    )
  }
  const isMoment = typeof wire === 'string' && typeof read === 'number' && Date.parse(wire) === read
  return wire === read || isMoment ? [] : [`${path}: ${String(wire)} sent, ${String(read)} read`]
}

const calls = Object.values(CALL_MODULES)
  .flatMap((module) => Object.entries(module as Record<string, Call>))
  // Modules of calls also export types of their rows.
  .filter(([, call]) => 'path' in call && !call.host)

describe('mock backend contract', () => {
  it.each(calls)('%s returns the fields of its declaration', async (name, call) => {
    const { as = 'robin@northlight.agency', body } = REQUESTS[name] ?? {}
    const visitor = new MockClient()
    await visitor.signIn(as)
    const sent = typeof body === 'function' ? await body(visitor) : (body ?? {})
    const bearer = await bearerFor(visitor, call)
    const answer = await visitor.send(call.path, { method: call.method, body: sent, ...bearer })
    expect({ status: answer.status, body: answer.status === 200 ? '' : answer.body }).toEqual({
      status: 200,
      body: '',
    })
    const read = v.parse(call.response, answer.body)
    // The roles call may return an object that holds the list, or the bare list (decisions 13).
    const wire = name === 'getRoles' ? answer.body['roles'] : answer.body
    const isUnread = read === null
    expect(isUnread ? [] : faults(wire, read)).toEqual([])
  })

  it.each(calls)('%s checks who may call it', (_, call) => {
    expect(rightOf(call.path)).toBeDefined()
  })

  it('every module of calls has handlers', () => {
    const files = Object.keys(import.meta.glob('../../src/api/calls/**/*.ts')).filter(
      (path) => !path.includes('.test.'),
    )
    expect(Object.keys(CALL_MODULES)).toHaveLength(files.length)
  })
})
