import * as calls from '@/api/calls/agency/views'
import { isRouteName, ROUTE_NAMES, routeOptions } from '@/domain/page/routes'

import { type Account, callerOf } from '../../rules/account/accounts'
import { requireExport } from '../../rules/account/permissions'
import { serve } from '../bind-handlers'
import { once } from '../once'
import { csvFile } from '../../rules/base/csv-file'
import type { StoredView } from '../../state/performance-state'
import { forbidden, notFound, Refusal, orNotFound } from '../../rules/base/refusal'
import { AGENCY_TIME_ZONE } from '../../seed/calendar'
import { overviewOf } from '../../wire/performance/overview-response'

/** Per person. */
const MAX_VIEWS = 100

/** Throws 403 unless the client may open the page: its route by name or by path. */
function requirePage(account: Account, page: string): void {
  const name = orNotFound(
    isRouteName(page) ? page : ROUTE_NAMES.find((route) => routeOptions(route).path === page),
  )
  const { needs } = routeOptions(name)
  if (needs !== 'public' && needs !== 'session' && !account.roles.includes(needs)) throw forbidden()
}

const wireView = ({ userId, ...view }: StoredView, account: Account) => ({
  ...view,
  isMine: userId === account.userId,
})

const MAIL_OFF = { isOn: false, weekday: 1, hour: 8, timezone: AGENCY_TIME_ZONE, state: '' }

/** Exported in units, not cents. */
const MONEY_COLUMNS = ['gross', 'net', 'agencyShare', 'chatterCost', 'refunds', 'margin'] as const
const FIGURE_COLUMNS = [
  'change',
  'rate',
  'newMembers',
  'activeMembers',
  'endedMembers',
  'churn',
  'medianReplySeconds',
  'coverage',
  'status',
] as const

const HEAD = ['creatorId', 'name', 'currency', ...MONEY_COLUMNS, 'marginShare', ...FIGURE_COLUMNS]

const unitsOf = (cents: number | null | undefined): number | null => (cents == null ? null : cents / 100)

/** Handlers of saved views, their exports and mails (screens S2). */
export const views = serve(calls, {
  exportOverview: ({ world, body, request }) => {
    requireExport(world, callerOf(world, request))
    const { creators, currency } = overviewOf(world, body)
    const rows = creators.map((row) => [
      row.creatorId,
      row.creator.displayName ?? '',
      currency,
      ...MONEY_COLUMNS.map((key) => unitsOf(row[key])),
      row.net && row.margin != null ? row.margin / row.net : null,
      ...FIGURE_COLUMNS.map((key) => row[key] ?? null),
    ])
    return csvFile(world, [HEAD, ...rows], body)
  },
  getOverviewMail: ({ world, request }) =>
    world.state.performance.overviewMails[callerOf(world, request).userId] ?? MAIL_OFF,
  updateOverviewMail: ({ world, body, request }) => {
    world.state.performance.overviewMails[callerOf(world, request).userId] = body
    return body
  },
  listViews: ({ world, body, request }) => {
    const account = callerOf(world, request)
    requirePage(account, body.page)
    const shown = world.state.performance.views.filter(
      ({ page, userId, isShared }) => page === body.page && (isShared || userId === account.userId),
    )
    return { data: shown.map((view) => wireView(view, account)) }
  },
  saveView: once(({ world, body, request }) => {
    const account = callerOf(world, request)
    requirePage(account, body.page)
    const { views } = world.state.performance
    const { viewId, clientId: _once, ...facts } = body
    const stored = views.find((view) => view.viewId === viewId)
    if (viewId !== undefined && !stored) throw notFound()
    if (stored && stored.userId !== account.userId) throw forbidden()
    const saved = { viewId: stored?.viewId ?? world.newId('view'), userId: account.userId, ...facts }
    if (!stored && views.filter(({ userId }) => userId === account.userId).length >= MAX_VIEWS)
      throw new Refusal(422, 'too_many')
    world.state.performance.views = stored
      ? views.map((view) => (view === stored ? saved : view))
      : [...views, saved]
    return wireView(saved, account)
  }),
  deleteView: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    const view = orNotFound(world.state.performance.views.find(({ viewId }) => viewId === body.viewId))
    if (view.userId !== userId) throw forbidden()
    world.state.performance.views = world.state.performance.views.filter((one) => one !== view)
  },
})
