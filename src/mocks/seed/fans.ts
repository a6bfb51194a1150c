import { DAY_MS } from './calendar'
import { COUNTRIES, nameOf } from './names'
import { between, pick, random, seedOf } from './random'

export const FAN_COUNT = 40_000

export interface SeedFan {
  userId: string
  username: string
  displayName: string
  countryCode: string
  /** Cents spent over a lifetime: many spend nothing, few spend much. */
  spent: number
  joinedAt: number
  suspicionCount: number
}

/** Long, odd and hostile names, so that no screen can say it has never seen one. */
const ODD_NAMES = [
  'Bartholomew Wolfeschlegelsteinhausenbergerdorff the Third of Lower Saxony',
  'محمد‎ (Moe) 123',
  '<b>bold</b> $t(common:logout) {{name}}',
  '👩‍👩‍👧‍👦',
  'O’Brien & Söhne',
] as const

const FIRST_JOINED = Date.UTC(2024, 5, 1)

/** Fan number `index` of 40,000: made alone, the same each time. */
export function fanAt(index: number): SeedFan {
  if (!Number.isInteger(index) || index < 0 || index >= FAN_COUNT) throw new RangeError(`No fan ${index}`)
  const roll = random(seedOf(71, index))
  const name = index % 997 === 5 ? pick(ODD_NAMES, roll()) : nameOf(roll(), roll())
  const wallet = roll()
  return {
    userId: `fan-${index + 1}`,
    username: `fan${(seedOf(72, index) % 9000) + 1000}_${index + 1}`,
    displayName: name,
    countryCode: pick(COUNTRIES, roll()),
    spent: wallet < 0.62 ? 0 : Math.round(500 / (1.0005 - wallet)),
    joinedAt: FIRST_JOINED + between(roll(), 0, 850) * DAY_MS,
    suspicionCount: roll() < 0.01 ? between(roll(), 1, 4) : 0,
  }
}

/** The fan behind an id, or undefined. */
export function fanById(userId: string): SeedFan | undefined {
  const place = /^fan-([1-9]\d{0,5})$/.exec(userId)?.[1]
  return place !== undefined && Number(place) <= FAN_COUNT ? fanAt(Number(place) - 1) : undefined
}
