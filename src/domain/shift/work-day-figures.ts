import { ratio } from '../figures/metrics'
import type { Span } from './shift-move'
import type { WorkFigures } from './work-day'
import type { ClockTimes } from './work-log'

export const NO_WORK: WorkFigures = { worked: 0, active: 0, planned: 0, kept: 0 }

/** A log as a span; a running one ends now. */
export const spanOfLog = ({ clockInAt, clockOutAt }: ClockTimes, now: number): Span => ({
  startAt: clockInAt,
  endAt: Math.max(clockInAt, clockOutAt ?? now),
})

/** Shift adherence: clocked ∩ planned ÷ planned; null without planned time. */
export const shiftAdherence = ({ kept, planned }: WorkFigures): number | null => ratio(kept, planned)
