import * as v from 'valibot'

import { Floor } from '@/domain/floor'
import { Id } from '@/domain/id'
import { Overview } from '@/domain/overview'
import { Range } from '@/domain/range'

import { call } from '../call'

/* Ours: the spec shows the screens, not the calls. */

/** `basis` says which money the totals, the series' types and the changes are counted in. */
export const getOverview = call({
  method: 'POST',
  path: '/api/agency/overview/get',
  request: v.object({
    ...Range.entries,
    basis: v.picklist(['gross', 'net']),
    compare: v.picklist(['previous', 'none']),
    creatorIds: v.optional(v.array(Id)),
  }),
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
