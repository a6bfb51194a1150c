import type { Call } from '@/api/call'
import { DAY_MS } from '@/lib/duration'
import { DEMO_CODE, DEMO_INVITATION, DEMO_PASSWORD } from '@/mocks/rules/account/identities'
import { type ClientResponse, MockClient } from '@/mocks/testing/mock-client'

import { AUDIENCE_REQUESTS } from './audience-requests'
import { OFFER_REQUESTS } from './offer-requests'
import { PEOPLE_REQUESTS } from './people-requests'
import { NUMBER_REQUESTS } from './number-requests'
import { PROFILE_LIVE_REQUESTS } from './profile-live-requests'
import { SCHEDULE_REQUESTS } from './schedule-requests'
import { creatorId, type Requests, TOOL_REQUESTS } from './tool-requests'
import { WELCOME_REQUESTS } from './welcome-requests'

const range = () => ({
  from: new Date(Date.now() - 28 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
})

const escalation = { channelId: 'channel-1-1', source: 'incoming' }

/** Body and, unless it has all roles, the caller of each request. */
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
  resendChangeEmail: {
    body: async (visitor) => {
      await visitor.send('/api/auth/initiate-change-email', { body: { email: 'new@northlight.agency' } })
      return {}
    },
  },
  resendChangePhoneNumber: {
    body: async (visitor) => {
      await visitor.send('/api/auth/initiate-change-phone-number', { body: { phoneNumber: '+48600111222' } })
      return {}
    },
  },
  initiateChangeEmail: { body: { email: 'other@northlight.agency' } },
  initiateChangePhoneNumber: { body: { phoneNumber: '+48600111222' } },
  logoutThisDevice: { body: { deviceToken: null } },
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
  renewRecoveryCodes: {
    body: async (visitor) => {
      await visitor.send('/api/auth/mfa/setup')
      await visitor.send('/api/auth/mfa/confirm', { body: { code: DEMO_CODE } })
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
  unsubscribePush: { body: { endpoint: 'https://push.example/1' } },
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
      return { clientId: 'reply-c-1', ticketId: tickets?.[0]?.ticketId, text: 'Thank you' }
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

/** A valid request of a call, in a world of its own: sends it, as often as asked. */
export async function validRequest(name: string, call: Call) {
  const { as = 'robin@northlight.agency', body } = REQUESTS[name] ?? {}
  const visitor = new MockClient()
  await visitor.signIn(as)
  const sent = typeof body === 'function' ? await body(visitor) : (body ?? {})
  const bearer = await bearerFor(visitor, call)
  const send = (): Promise<ClientResponse> =>
    visitor.send(call.path, { method: call.method, body: sent, ...bearer })
  return { visitor, sent, send }
}
