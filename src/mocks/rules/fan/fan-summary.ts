import { anchorOf } from '../../state/anchor'
import { DAY_MS, iso } from '../../seed/calendar'
import { fanIndexOf } from '../../seed/fans/fan-facts'
import type { SeedFan } from '../../seed/fans/fans'
import { pick, random, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { World } from '../../state/world'

const WHEN = ['in the evening', 'late at night', 'in the lunch break', 'early in the morning'] as const
const WHAT = ['voice notes', 'short clips', 'whole sets', 'rooftop pictures'] as const
const HOW = [
  'buys when asked about the day first',
  'buys the day after payday and seldom else',
  'says no twice, then buys',
  'tips without being asked',
] as const
const CARE = [
  'Mentions work a lot.',
  'Has a dog.',
  'Does not like long messages.',
  'Asks for his name to be used.',
] as const

const summaryText = (fan: SeedFan, edition: number): string => {
  const roll = random(seedOf(ROLL.fanSummary, fanIndexOf(fan), edition))
  return `Writes ${pick(WHEN, roll())}, likes ${pick(WHAT, roll())}, ${pick(HOW, roll())}. ${pick(CARE, roll())}`
}

/** The generated summary of a fan and its time; none for a fan who never bought. */
export function fanSummaryOf(world: World, fan: SeedFan): { aiSummary: string | null; at: string | null } {
  const kept = world.state.fanSummaries[fan.userId]
  if (kept) return { aiSummary: kept.text, at: kept.at }
  if (fan.spentBefore === 0) return { aiSummary: null, at: null }
  return { aiSummary: summaryText(fan, 0), at: iso(anchorOf(world) - 2 * DAY_MS) }
}

/** Regenerates the summary. */
export function regenerateSummary(
  world: World,
  fan: SeedFan,
): { aiSummary: string | null; at: string | null } {
  const at = world.now()
  world.state.fanSummaries[fan.userId] = { text: summaryText(fan, Math.floor(at / 1000)), at: iso(at) }
  return fanSummaryOf(world, fan)
}
