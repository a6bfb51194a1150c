import { deferred } from '@/services/loading/deferred'

import { SkeletonBar } from '../skeleton'

/** Keeps the geometry of a field while its code loads, which it does with the first field. */
const FIELD_SKELETON = {
  placeholder: (
    <div className="grid content-start gap-[6px]">
      <SkeletonBar className="h-5 w-20 rounded-control" />
      <SkeletonBar className="h-control rounded-control" />
    </div>
  ),
}

/** A day in the language's order: typed part by part, pasted, or chosen in a calendar. */
export const DateField = deferred(async () => (await import('./date/day-input')).DayInput, FIELD_SKELETON)

/** A moment in a time zone. */
export const DateTimeField = deferred(
  async () => (await import('./date/moment-input')).MomentInput,
  FIELD_SKELETON,
)

/** A time of day with the user's clock. */
export const TimeField = deferred(async () => (await import('./date/time-input')).TimeInput, FIELD_SKELETON)
