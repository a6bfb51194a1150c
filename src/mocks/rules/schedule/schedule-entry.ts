import type * as v from 'valibot'

import type { ScheduleItem } from '@/domain/schedule/schedule'

import { mediaIn } from '../media/media-in'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { AGENCY } from '../../seed/staff'

export type WireItem = v.InferInput<typeof ScheduleItem>

/** An item before conversion to wire format; fields most kinds lack are optional. */
export interface ScheduleEntry extends Pick<
  WireItem,
  'itemId' | 'kind' | 'state' | 'text' | 'lockText' | 'price' | 'audience' | 'fans' | 'fanName'
> {
  at: number
  mediaIds: readonly string[]
  previewMediaIds?: readonly string[]
  sequence?: string
  sequenceId?: string
  category?: string | null
  categoryId?: string | null
  isLocalTime?: boolean
  durationMinutes?: number | null
  failure?: WireItem['failure']
  isFixed?: boolean
}

export interface Span {
  from: number
  to: number
}

/** Lists a kind's items for the schedule; the scheduler's only interface to that tool. */
export type ScheduleSource = (
  world: World,
  creator: SeedCreator,
  span: Span,
) => readonly ScheduleEntry[] | Promise<readonly ScheduleEntry[]>

export const isWithinSpan =
  ({ from, to }: Span) =>
  ({ at }: { at: number }): boolean =>
    at >= from && at < to

export const wireItem = (
  world: World,
  { at, mediaIds, previewMediaIds = [], ...entry }: ScheduleEntry,
): WireItem => ({
  sequence: null,
  sequenceId: null,
  category: null,
  categoryId: null,
  isLocalTime: false,
  durationMinutes: null,
  failure: null,
  isFixed: false,
  ...entry,
  at: iso(at),
  media: mediaIds.flatMap((mediaId) => mediaIn(world, mediaId) ?? []),
  previewMediaIds: [...previewMediaIds],
  currency: AGENCY.currency,
})
