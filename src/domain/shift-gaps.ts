import type { Span } from './shift-move'

/** A stretch without cover. */
export interface Gap {
  from: number
  to: number
  /** How busy these hours usually are, at most: 1 is the busiest hour of the day. */
  demand: number
}

const HOUR_MS = 60 * 60_000
/** Shorter pauses between two shifts count as no gap. */
const SHORTEST_MS = 15 * 60_000

/** The highest usual demand in any hour of a stretch. */
function busiest(from: number, to: number, demandAt: (at: number) => number): number {
  let most = 0
  for (let at = from; at < to; at += HOUR_MS) most = Math.max(most, demandAt(at))
  return Math.max(most, demandAt(to - 1))
}

/** Where no span covers a range, in the order of time. */
export function gapsOf(
  spans: readonly Span[],
  range: { from: number; to: number },
  demandAt: (at: number) => number,
): Gap[] {
  const gaps: Gap[] = []
  let covered = range.from
  const ends = { startAt: range.to, endAt: range.to }
  for (const { startAt, endAt } of [...spans.toSorted((one, other) => one.startAt - other.startAt), ends]) {
    const to = Math.min(startAt, range.to)
    if (to - covered >= SHORTEST_MS) gaps.push({ from: covered, to, demand: busiest(covered, to, demandAt) })
    covered = Math.max(covered, endAt)
  }
  return gaps
}

/** How much a gap hurts: how long it is, by how busy it usually is. */
export const weightOf = ({ from, to, demand }: Gap): number => (to - from) * demand

/** Gaps that can still be filled and those that are over; one that runs now is cut in two. */
export function splitGaps<One extends Pick<Gap, 'from' | 'to'>>(
  gaps: readonly One[],
  now: number,
): { ahead: readonly One[]; past: readonly One[] } {
  const cut = (gap: One, part: Partial<Pick<Gap, 'from' | 'to'>>): One => ({ ...gap, ...part })
  return {
    ahead: gaps.filter(({ to }) => to > now).map((gap) => cut(gap, { from: Math.max(gap.from, now) })),
    past: gaps.filter(({ from }) => from < now).map((gap) => cut(gap, { to: Math.min(gap.to, now) })),
  }
}
