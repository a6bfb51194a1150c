import { HOUR_MS } from './calendar'
import { chance } from './random'

/** A sitting: so many messages close after each other. */
export const SITTING = 16
const AWAKE_MS = 16 * HOUR_MS
const NIGHT_MS = 8 * HOUR_MS
/** Between the ends of two sittings, when people are awake; never less than a quarter of it. */
const USUAL_GAP_MS = 3.6 * HOUR_MS

/** Pauses within a sitting: seconds mostly, sometimes minutes; the newest ones are the shortest. */
function pauseMs(channelSeed: number, sitting: number, step: number): number {
  const roll = chance(channelSeed, sitting, step)
  return sitting === 0 && step < 5 ? 8000 + roll * 40_000 : 9000 + roll ** 4 * 170_000
}

/** How often somebody writes: from several times a day to once in a few days. Long histories are dense. */
const gapMs = (channelSeed: number, messageCount: number): number =>
  USUAL_GAP_MS * (messageCount > 2000 ? 1 : 1 + chance(channelSeed, -1) ** 3 * 9)

/** Nobody writes at night: time awake is stretched over days with a night between them. */
const withNights = (awakeMs: number): number => awakeMs + Math.floor(awakeMs / AWAKE_MS) * NIGHT_MS

/**
 * How long before the last message the message `back` places before it came. Told without adding up a history: the end
 * of each sitting is known by its number, so that no two overlap and the order is that of the places.
 */
export function beforeLastMs(channelSeed: number, messageCount: number, back: number): number {
  const sitting = Math.floor(back / SITTING)
  const gap = gapMs(channelSeed, messageCount)
  const end = sitting === 0 ? 0 : (sitting + 0.75 * chance(channelSeed, sitting, -2)) * gap
  let within = 0
  for (let step = 0; step < back % SITTING; step += 1) within += pauseMs(channelSeed, sitting, step)
  return Math.floor(withNights(end + within))
}
