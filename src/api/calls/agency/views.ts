import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { OverviewRequest } from '@/domain/figures/overview'
import { ExportedFile, FileRequest, SavedView, ViewMail } from '@/domain/agency/saved-view'

import { call } from '../../call'

/* Our additions: saved views, exports and mails of pages with figures (screens S2). */

export const exportOverview = call({
  path: '/api/agency/overview/export',
  request: v.object({ ...OverviewRequest.entries, ...FileRequest.entries }),
  response: ExportedFile,
})

/** The weekly overview mail of the user. */
export const getOverviewMail = call({
  path: '/api/agency/overview/mail/get',
  response: ViewMail,
})

export const updateOverviewMail = call({
  path: '/api/agency/overview/mail/update',
  request: ViewMail,
  response: ViewMail,
})

/** The user's own views of a page, and those shared in the agency. */
export const listViews = call({
  path: '/api/agency/views/list',
  request: v.object({ page: v.string() }),
  response: v.object({ data: v.array(SavedView) }),
})

export const saveView = call({
  path: '/api/agency/views/save',
  request: v.object({
    clientId: v.string(),
    viewId: v.optional(Id),
    page: v.string(),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    state: v.string(),
    isShared: v.boolean(),
  }),
  response: SavedView,
})

export const deleteView = call({ path: '/api/agency/views/delete', request: v.object({ viewId: Id }) })
