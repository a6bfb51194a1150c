import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { OverviewRequest } from '@/domain/figures/overview'
import { ExportedFile, SavedView, ViewMail } from '@/domain/agency/saved-view'
import { IgnoredResponse } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions: saved views, exports and mails of pages with figures (screens S2). */

export const exportOverview = call({
  method: 'POST',
  path: '/api/agency/overview/export',
  request: v.object({ ...OverviewRequest.entries, format: v.literal('csv') }),
  response: ExportedFile,
  onError: 'throw',
})

/** The weekly overview mail of the user. */
export const getOverviewMail = call({
  method: 'POST',
  path: '/api/agency/overview/mail/get',
  response: ViewMail,
  onError: 'throw',
})

export const updateOverviewMail = call({
  method: 'POST',
  path: '/api/agency/overview/mail/update',
  request: ViewMail,
  response: ViewMail,
  onError: 'throw',
})

/** The user's own views of a page, and those shared in the agency. */
export const listViews = call({
  method: 'POST',
  path: '/api/agency/views/list',
  request: v.object({ page: v.string() }),
  response: v.object({ data: v.array(SavedView) }),
  onError: 'throw',
})

export const saveView = call({
  method: 'POST',
  path: '/api/agency/views/save',
  request: v.object({
    viewId: v.optional(Id),
    page: v.string(),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    state: v.string(),
    isShared: v.boolean(),
  }),
  response: SavedView,
  onError: 'throw',
})

export const deleteView = call({
  method: 'POST',
  path: '/api/agency/views/delete',
  request: v.object({ viewId: Id }),
  response: IgnoredResponse,
  onError: 'throw',
})
