import { HOUR_MS } from '@/lib/duration'

import type { Span } from './shift-move'

/** A range without cover. */
export interface CoverageGap {
  from: number
  to: number
  /** Highest usual activity in these hours: 1 is the busiest hour of the day. */
  demand: number
}

/** Shorter pauses between two shifts are not gaps. */
const MIN_GAP_MS = 15 * 60_000

/** The highest usual demand in any hour of a range. */
function peakDemand(from: number, to: number, demandAt: (at: number) => number): number {
  let most = 0
  for (let at = from; at < to; at += HOUR_MS) most = Math.max(most, demandAt(at))
  return Math.max(most, demandAt(to - 1))
}

/** The parts of a range that no span covers, in order of time. */
export function findCoverageGaps(
  spans: readonly Span[],
  range: { from: number; to: number },
  demandAt: (at: number) => number,
): CoverageGap[] {
  const gaps: CoverageGap[] = []
  let covered = range.from
  const ends = { startAt: range.to, endAt: range.to }
  for (const { startAt, endAt } of [...spans.toSorted((a, b) => a.startAt - b.startAt), ends]) {
    const to = Math.min(startAt, range.to)
    if (to - covered >= MIN_GAP_MS)
      gaps.push({ from: covered, to, demand: peakDemand(covered, to, demandAt) })
    covered = Math.max(covered, endAt)
  }
  return gaps
}

/** Weight of a gap: length × usual demand. */
export const gapWeight = ({ from, to, demand }: CoverageGap): number => (to - from) * demand

/** Splits gaps at `now`: those that can still be filled, and past ones. */
export function splitGaps<One extends Pick<CoverageGap, 'from' | 'to'>>(
  gaps: readonly One[],
  now: number,
): { ahead: readonly One[]; past: readonly One[] } {
  const cut = (gap: One, part: Partial<Pick<CoverageGap, 'from' | 'to'>>): One => ({ ...gap, ...part })
  return {
    ahead: gaps.filter(({ to }) => to > now).map((gap) => cut(gap, { from: Math.max(gap.from, now) })),
    past: gaps.filter(({ from }) => from < now).map((gap) => cut(gap, { to: Math.min(gap.to, now) })),
  }
}
