import { latestMonths, payPeriodOf } from '@/domain/money/pay-period'
import { DAY_MS } from '@/lib/duration'
import { AGENCY_TIME_ZONE } from '@/mocks/seed/calendar'
import type { MockClient } from '@/mocks/testing/mock-client'

import type { Requests } from './tool-requests'

const ANA = 'ana@northlight.agency'
const creatorId = 'creator-01'

const range = () => ({
  from: new Date(Date.now() - 7 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
})
const month = () => {
  const { from, to } = payPeriodOf(latestMonths(Date.now(), AGENCY_TIME_ZONE, 2)[1] ?? '', AGENCY_TIME_ZONE)
  return { from, to }
}
const zoned = () => ({ ...range(), timezone: 'America/New_York' })
const overview = () => ({ ...zoned(), basis: 'net', compare: 'previous', creatorIds: [creatorId] })
const performance = () => ({
  ...zoned(),
  basis: 'gross',
  groupBy: 'creator_day_employee',
  userIds: ['staff-05'],
})

const idsIn = (answer: Record<string, unknown>, key: string): string[] =>
  (answer['data'] as Record<string, string>[]).map((row) => row[key] ?? '')

async function someSale(visitor: MockClient): Promise<string | undefined> {
  const { body } = await visitor.send('/api/agency/sales/list', { body: { ...range(), limit: 1 } })
  return idsIn(body, 'saleId')[0]
}

async function someDispute(visitor: MockClient): Promise<string | undefined> {
  const { body } = await visitor.send('/api/agency/disputes/list', { body: { state: 'open' } })
  const [dispute] = (body as unknown as { data: { sale: { saleId: string } }[] }).data
  return dispute?.sale.saleId
}

async function someMessage(visitor: MockClient): Promise<string | undefined> {
  const { body } = await visitor.send('/api/agency/messages/list', {
    body: { ...range(), creatorIds: [creatorId], limit: 1 },
  })
  return idsIn(body, 'messageId')[0]
}

/** A colleague's sale at a creator whom the user works for. */
async function colleaguesSale(visitor: MockClient): Promise<string | undefined> {
  const { body } = await visitor.send('/api/internal/chatter/sales/list', {
    body: { ...range(), others: true, limit: 50 },
  })
  const sales = (
    body as unknown as { data: { saleId: string; userId: string | null; disputeState: string }[] }
  ).data
  return sales.find(({ userId, disputeState }) => userId !== 'staff-04' && disputeState === 'none')?.saleId
}

const signs = { separator: ';', decimal: ',' }

const view = {
  clientId: 'view-c-1',
  page: 'agencyOverview',
  name: 'Last week, net',
  state: '?period=last_7&basis=net',
  isShared: true,
}

/** Requests of the calls that return figures. */
export const NUMBER_REQUESTS: Requests = {
  getPerformance: { body: () => Promise.resolve(performance()) },
  exportPerformance: { body: () => Promise.resolve({ ...performance(), format: 'csv', signs }) },
  listUnansweredTurns: { body: () => Promise.resolve({ ...range(), creatorIds: [creatorId], limit: 20 }) },
  listReviewMessages: {
    body: () => Promise.resolve({ ...range(), creatorIds: [creatorId], paid: true, limit: 20 }),
  },
  reviewMessage: {
    body: async (visitor) => ({ messageId: await someMessage(visitor), mark: 'good', note: 'Well timed' }),
  },
  listSales: { body: () => Promise.resolve({ ...range(), limit: 50 }) },
  reassignSale: {
    body: async (visitor) => ({
      saleId: await someSale(visitor),
      userId: 'staff-05',
      reason: 'Hers, by the thread',
    }),
  },
  listDisputes: { body: {} },
  decideDispute: {
    body: async (visitor) => ({
      saleId: await someDispute(visitor),
      userId: 'staff-05',
      note: 'By the thread',
    }),
  },
  listStatements: { body: () => Promise.resolve(month()) },
  getStatement: { body: () => Promise.resolve({ userId: 'staff-05', ...month() }) },
  adjustStatement: {
    body: () =>
      Promise.resolve({
        userId: 'staff-05',
        ...month(),
        add: { clientId: 'adjustment-c-1', amount: 2500, reason: 'Holiday shift' },
      }),
  },
  approveStatement: { body: () => Promise.resolve({ userId: 'staff-05', ...month(), approved: true }) },
  updateAttribution: { body: { messages: 'converter', posts: 'shift', tips: 'shift' } },
  updateTeamSettings: {
    body: {
      leaderboard: true,
      asksAtClockOut: true,
      idleAfterS: 1800,
      targets: { replySeconds: 240, unlockRate: 0.25, salesPerHour: null },
    },
  },
  getOwnStatistics: { as: ANA, body: () => Promise.resolve({ ...zoned(), groupBy: 'day' }) },
  listOwnSales: { as: ANA, body: () => Promise.resolve({ ...range(), others: true, limit: 30 }) },
  disputeSale: {
    as: ANA,
    body: async (visitor) => ({ saleId: await colleaguesSale(visitor), reason: 'I wrote last' }),
  },
  listOwnStatements: { as: ANA, body: () => Promise.resolve({}) },
  getLeaderboard: { as: ANA, body: () => Promise.resolve({ ...range(), metric: 'salesPerHour' }) },
  exportOverview: { body: () => Promise.resolve({ ...overview(), format: 'csv', signs }) },
  updateOverviewMail: {
    body: { isOn: true, weekday: 1, hour: 7, timezone: 'Europe/Warsaw', state: '?period=last_7' },
  },
  listViews: {
    body: async (visitor) => {
      await visitor.send('/api/agency/views/save', { body: view })
      return { page: 'agencyOverview' }
    },
  },
  saveView: { body: view },
  deleteView: {
    body: async (visitor) => {
      const { body } = await visitor.send('/api/agency/views/save', { body: view })
      return { viewId: (body as unknown as { viewId: string }).viewId }
    },
  },
}
