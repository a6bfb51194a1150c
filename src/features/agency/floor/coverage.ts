import type { FloorHour } from '@/domain/agency/floor'

const HOUR_MS = 60 * 60_000

/** The hour ranges in which no one is planned, in order of time. */
export function uncoveredRanges(
  hours: readonly Pick<FloorHour, 'hour' | 'planned'>[],
): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  for (const { hour, planned } of hours) {
    if (planned > 0) continue
    const last = stretches.at(-1)
    if (last?.to === hour) last.to = hour + HOUR_MS
    else stretches.push({ from: hour, to: hour + HOUR_MS })
  }
  return stretches
}
