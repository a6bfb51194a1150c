import { defaultPermissions } from '@/domain/account/permission-defaults'
import { DAY_MS, HOUR_MS } from '@/lib/duration'
import type { MockClient } from '@/mocks/testing/mock-client'

import { ANA, RITA, TOM } from '../support/people'
import { creatorId, type Requests } from './tool-requests'

const isoFromNow = (ms: number): string => new Date(Date.now() + ms).toISOString()
const week = () => ({ from: isoFromNow(-3 * DAY_MS), to: isoFromNow(4 * DAY_MS) })
const rates = { rate: 0.4, granularRates: { tips: 0.2 }, passesRate: 0.2, isNet: true }
const permissionSet = { name: 'Nights', chatterPermissions: defaultPermissions(['chatter']) }

async function plannedShift(visitor: MockClient): Promise<{ shiftId: string }> {
  const body = {
    clientId: 'shift-c-1',
    userIds: [RITA],
    creatorIds: [creatorId],
    startAt: isoFromNow(40 * DAY_MS),
    endAt: isoFromNow(40 * DAY_MS + 8 * HOUR_MS),
    scope: 'one',
  }
  const answer = await visitor.send('/api/agency/shifts/save', { body })
  const [shift] = answer.body['data'] as unknown as { shiftId: string }[]
  return { shiftId: shift?.shiftId ?? '' }
}

/** A planned split, and its undo. */
async function plannedRates(visitor: MockClient) {
  const of = { creatorAgencyId: 'ca-01' }
  const from = isoFromNow(10 * DAY_MS)
  const body = { ...of, ...rates, effectiveFrom: from }
  const answer = await visitor.send('/api/agency/creators/update', { body })
  return { plan: { ...of, from }, change: { ...of, changeId: String(answer.body['changeId']) } }
}

/** A colleague's finished work log. */
async function colleaguesClosedLog(visitor: MockClient) {
  const body = {
    from: isoFromNow(-5 * DAY_MS),
    to: isoFromNow(-2 * DAY_MS),
    userIds: [TOM, RITA, 'staff-08'],
    limit: 9,
  }
  const answer = await visitor.send('/api/agency/work-logs/list', { body })
  const logs = answer.body['data'] as unknown as {
    chatterWorkLogId: string
    clockInAt: string
    clockOutAt: string
  }[]
  const { chatterWorkLogId = '', clockInAt = '', clockOutAt = '' } = logs[0] ?? {}
  return { chatterWorkLogId, clockInAt, clockOutAt }
}

async function editedLog(visitor: MockClient) {
  const log = await colleaguesClosedLog(visitor)
  const clockOutAt = new Date(Date.parse(log.clockOutAt) - HOUR_MS).toISOString()
  return { ...log, clockOutAt, reason: 'Left early', seen: log }
}

/** The hour before a colleague's finished work log. */
async function missingLog(visitor: MockClient) {
  const body = { from: isoFromNow(-5 * DAY_MS), to: isoFromNow(-2 * DAY_MS), userIds: [RITA], limit: 1 }
  const answer = await visitor.send('/api/agency/work-logs/list', { body })
  const [log] = answer.body['data'] as unknown as { clockInAt: string }[]
  const clockOutAt = Date.parse(log?.clockInAt ?? '')
  return {
    clientId: 'log-c-1',
    userId: RITA,
    clockInAt: new Date(clockOutAt - HOUR_MS).toISOString(),
    clockOutAt: log?.clockInAt,
    reason: 'Forgot to clock in',
  }
}

async function runningLog(visitor: MockClient) {
  const body = { from: isoFromNow(-DAY_MS), to: isoFromNow(0), isRunning: true, limit: 1 }
  const answer = await visitor.send('/api/agency/work-logs/list', { body })
  const logs = answer.body['data'] as unknown as { chatterWorkLogId: string; clockOutAt: string | null }[]
  const open = logs.find((log) => log.clockOutAt === null)
  return { chatterWorkLogId: open?.chatterWorkLogId, clockOutAt: isoFromNow(0), reason: 'Forgot' }
}

async function pendingCorrection(visitor: MockClient): Promise<{ correctionId: string }> {
  const answer = await visitor.send('/api/agency/corrections/list', { body: { state: 'pending' } })
  const [first] = answer.body['data'] as unknown as { correctionId: string }[]
  return { correctionId: first?.correctionId ?? '' }
}

async function waitingChat(visitor: MockClient): Promise<{ creatorId: string; channelId: string }> {
  const answer = await visitor.send('/api/agency/floor/channels', { body: { creatorId } })
  const [first] = answer.body['data'] as unknown as { channelId: string }[]
  return { creatorId, channelId: first?.channelId ?? '' }
}

/** Requests about people, shifts, creators and the floor. */
export const PEOPLE_REQUESTS: Requests = {
  listEmployees: { body: { query: '', sort: { by: 'clocked', descending: true }, limit: 100 } },
  inviteEmployees: {
    body: {
      invites: [
        {
          email: 'new.one@northlight.agency',
          name: 'New One',
          roles: ['chatter'],
          groupId: 'group-1',
          creatorIds: [creatorId],
          permissionSetId: 'set-trainee',
          pay: { currency: 'USD', hourly: 600, commission: { tips: 0.05 } },
        },
        {
          email: 'ana@northlight.agency',
          name: 'Ana again',
          roles: ['chatter'],
          groupId: null,
          creatorIds: [],
          permissionSetId: null,
          pay: null,
        },
      ],
    },
  },
  resendInvite: { body: { userId: 'invitee-1' } },
  cancelInvite: { body: { userId: 'invitee-1' } },
  updateEmployee: {
    body: { userId: TOM, addCreatorIds: [creatorId], chatterPermissions: { groups: 'view' } },
  },
  updateEmployees: {
    body: { userIds: [TOM, RITA], patch: { groupId: 'group-2', addCreatorIds: [creatorId] } },
  },
  getDeactivationCheck: { body: { userIds: [TOM] } },
  deactivateEmployees: { body: { userIds: [TOM], reassignTo: RITA, cancelShifts: true } },
  reactivateEmployees: { body: { userIds: ['former-1'] } },
  savePermissionSet: { body: permissionSet },
  deletePermissionSet: { body: { permissionSetId: 'set-silent' } },
  saveStaffGroup: { body: { name: 'Weekend team', parentId: 'group-1' } },
  deleteStaffGroup: { body: { groupId: 'group-5' } },
  listPlannedShifts: { body: { from: isoFromNow(0), to: isoFromNow(20 * DAY_MS) } },
  saveShift: {
    body: {
      clientId: 'shift-c-2',
      userIds: [RITA, 'staff-08'],
      creatorIds: [creatorId],
      startAt: isoFromNow(40 * DAY_MS),
      endAt: isoFromNow(40 * DAY_MS + 8 * HOUR_MS),
      repeat: {
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        until: isoFromNow(50 * DAY_MS).slice(0, 10),
        timezone: 'Asia/Tokyo',
      },
      scope: 'one',
    },
  },
  previewShift: {
    body: {
      userIds: [RITA],
      creatorIds: [creatorId],
      startAt: isoFromNow(0),
      endAt: isoFromNow(8 * HOUR_MS),
      scope: 'one',
    },
  },
  deleteShift: {
    body: async (visitor) => ({ ...(await plannedShift(visitor)), clientId: 'delete', scope: 'one' }),
  },
  revertShifts: {
    body: async (visitor) => {
      const shift = await plannedShift(visitor)
      const gone = await visitor.send('/api/agency/shifts/delete', {
        body: { ...shift, clientId: 'revert', scope: 'one' },
      })
      return { changeId: gone.body['changeId'] as unknown as string }
    },
  },
  checkShifts: { body: { ...week(), timezone: 'Europe/Warsaw' } },
  copyWeek: {
    body: { clientId: 'copy-1', from: isoFromNow(0), to: isoFromNow(35 * DAY_MS), timezone: 'Europe/Warsaw' },
  },
  publishShifts: {
    body: async (visitor) => {
      await plannedShift(visitor)
      return { from: isoFromNow(39 * DAY_MS), to: isoFromNow(42 * DAY_MS) }
    },
  },
  listTeamLogs: { body: { ...week(), limit: 50 } },
  listWorkDays: {
    body: {
      ...week(),
      timezone: 'Asia/Tokyo',
      query: 'a',
      groupId: 'group-1',
      source: 'person',
      sort: { by: 'adherence', descending: true },
      limit: 20,
    },
  },
  addWorkLog: { body: missingLog },
  closeWorkLog: { body: runningLog },
  editWorkLog: { body: editedLog },
  getWorkLogHistory: {
    body: async (visitor) => {
      const body = await editedLog(visitor)
      await visitor.send('/api/agency/work-logs/edit', { body })
      return { chatterWorkLogId: body.chatterWorkLogId }
    },
  },
  exportWorkLogs: { body: { ...week(), timezone: 'Europe/Warsaw', format: 'csv' } },
  listCorrections: { body: { state: 'pending' } },
  decideCorrection: {
    body: async (visitor) => ({ ...(await pendingCorrection(visitor)), decision: 'approve', note: '' }),
  },
  reopenCorrection: {
    body: async (visitor) => {
      const body = await pendingCorrection(visitor)
      await visitor.send('/api/agency/corrections/decide', {
        body: { ...body, decision: 'reject', note: 'No' },
      })
      return body
    },
  },
  getAgencyCreator: { body: { creatorId } },
  updateAgencyCreator: { body: { creatorAgencyId: 'ca-01', status: 'paused', ...rates } },
  cancelPlannedRates: { body: async (visitor) => (await plannedRates(visitor)).plan },
  revertRates: { body: async (visitor) => (await plannedRates(visitor)).change },
  previewSplit: {
    body: { creatorAgencyId: 'ca-01', ...rates, from: isoFromNow(-30 * DAY_MS), to: isoFromNow(-2 * DAY_MS) },
  },
  assignCreators: {
    body: { creatorIds: [creatorId], addUserIds: ['staff-30'], removeUserIds: [ANA] },
  },
  inviteCreator: { body: { usernameOrEmail: 'nova.lux', rate: 0.4, isNet: true, message: 'Come with us' } },
  cancelCreatorInvite: { body: { invitationId: 'creator-invite-1' } },
  updateCreatorRules: {
    body: {
      creatorId,
      avoidWords: ['beach'],
      priceMin: 500,
      priceMax: 5000,
      kindPrices: { video: { min: 1500, max: null } },
      tone: 'Short',
      offLimits: '',
      replyTargetS: 120,
    },
  },
  listNotesVersions: { body: { creatorId } },
  listHandovers: { body: { creatorId } },
  listWaitingChannels: { body: { creatorId } },
  readChannel: { body: waitingChat },
  nudge: { body: { clientId: 'nudge-c-1', userId: ANA, text: 'Please look at Mila' } },
  listFloorPeople: { body: {} },
  assignOnDuty: {
    body: async (visitor) => {
      const { body } = await visitor.send('/api/agency/floor/people', { body: {} })
      const [first] = body['data'] as unknown as { userId: string }[]
      return { creatorId, userId: first?.userId }
    },
  },
  reassignChannels: { body: { creatorId, fromUserId: null, toUserId: ANA } },
}
