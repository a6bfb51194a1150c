import { isBlank } from '@/lib/text/blank'
export interface CorrectionDraft {
  clockInAt: number | undefined
  clockOutAt: number | undefined
  reason: string
}

/** Keys of `common:clock.*` for errors of a correction. */
export type CorrectionProblem = 'fix_time_missing' | 'fix_order' | 'fix_future' | 'fix_reason_missing'
export type CorrectionProblems = Partial<Record<keyof CorrectionDraft, CorrectionProblem>>

function problemOfEnd(
  { clockInAt, clockOutAt }: CorrectionDraft,
  now: number,
): CorrectionProblem | undefined {
  if (clockOutAt === undefined) return 'fix_time_missing'
  if (clockOutAt > now) return 'fix_future'
  return clockInAt !== undefined && clockOutAt <= clockInAt ? 'fix_order' : undefined
}

/** Validates a proposed correction; empty when it is valid. */
export function problemsOf(draft: CorrectionDraft, now: number): CorrectionProblems {
  const end = problemOfEnd(draft, now)
  return {
    ...(draft.clockInAt === undefined && { clockInAt: 'fix_time_missing' }),
    ...(end && { clockOutAt: end }),
    ...(isBlank(draft.reason) && { reason: 'fix_reason_missing' }),
  }
}
