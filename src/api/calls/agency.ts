import * as v from 'valibot'

import { Floor } from '@/domain/floor'
import { Id } from '@/domain/id'
import { Overview, OverviewRequest } from '@/domain/overview'

import { call } from '../call'

/* Ours: the spec shows the screens, not the calls. */

/** `basis` says which money the totals, the series' types and the changes are counted in. */
export const getOverview = call({
  method: 'POST',
  path: '/api/agency/overview/get',
  request: OverviewRequest,
  response: Overview,
  onError: 'throw',
})

/** The next 24 hours, and every creator right now. */
export const getFloor = call({
  method: 'POST',
  path: '/api/agency/floor/get',
  request: v.object({ groupId: v.optional(Id) }),
  response: Floor,
  onError: 'throw',
})
