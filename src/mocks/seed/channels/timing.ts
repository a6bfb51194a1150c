import { HOUR_MS } from '../calendar'
import { chance } from '../random'

/** Messages per burst, which follow each other closely. */
export const BURST_MESSAGES = 16
const AWAKE_MS = 16 * HOUR_MS
const NIGHT_MS = 8 * HOUR_MS
/** Usual waking time between the ends of two bursts; at least a quarter of it. */
const USUAL_GAP_MS = 3.6 * HOUR_MS

/** Pauses within a burst: mostly seconds, sometimes minutes; the newest are the shortest. */
function pauseMs(channelSeed: number, sitting: number, step: number): number {
  const roll = chance(channelSeed, sitting, step)
  return sitting === 0 && step < 5 ? 8000 + roll * 40_000 : 9000 + roll ** 4 * 170_000
}

/** Time between bursts: from several a day to one in a few days. Long histories are dense. */
const gapMs = (channelSeed: number, messageCount: number): number =>
  USUAL_GAP_MS * (messageCount > 2000 ? 1 : 1 + chance(channelSeed, -1) ** 3 * 9)

/** Stretches waking time over days with nights in between, as people do not write at night. */
const addNights = (awakeMs: number): number => awakeMs + Math.floor(awakeMs / AWAKE_MS) * NIGHT_MS

/**
 * How long before the last message the message `back` indices earlier was sent. Constant time: each
 * burst's end follows from its number, so bursts never overlap and times follow the order of indices.
 */
export function beforeLastMs(channelSeed: number, messageCount: number, back: number): number {
  const sitting = Math.floor(back / BURST_MESSAGES)
  const gap = gapMs(channelSeed, messageCount)
  const end = sitting === 0 ? 0 : (sitting + 0.75 * chance(channelSeed, sitting, -2)) * gap
  let within = 0
  for (let step = 0; step < back % BURST_MESSAGES; step += 1) within += pauseMs(channelSeed, sitting, step)
  return Math.floor(addNights(end + within))
}
