import { DAY_MS } from '../calendar'
import { countryAt, languageOf } from '../countries'
import { fanName, plainHandle } from '../names'
import { between, pick, random, seedOf } from '../random'
import { ROLL } from '../roll'

export const FAN_COUNT = 50_000

export interface SeedFan {
  userId: string
  readonly username: string
  readonly displayName: string
  countryCode: string
  /**
   * Spend before the history of the ledger, in cents, whole dollars as all prices: many fans spend nothing, few
   * spend much.
   */
  spentBefore: number
  joinedAt: number
  suspicionCount: number
}

/** Share of fans who never bought anything. */
const NEVER_BOUGHT = 0.38

const HANDLES = [
  'nightowl',
  'bluemoon',
  'rooftop',
  'quietstorm',
  'sundayride',
  'lowtide',
  'secondcup',
  'paperkite',
] as const

/** Derived from a Latin name, otherwise invented. */
function handleOf(index: number, name: string): string {
  const number = seedOf(ROLL.fanHandle, index)
  const word = plainHandle(name).replaceAll('.', '') || pick(HANDLES, number / 2 ** 32)
  // The index makes it unique.
  return `${word}${index + 1}`
}

export const fanIdAt = (index: number): string => `fan-${index + 1}`

const FIRST_JOINED = Date.UTC(2024, 5, 1)

function createFan(index: number): SeedFan {
  const roll = random(seedOf(ROLL.fan, index))
  const [first, family, wallet] = [roll(), roll(), roll()]
  const countryCode = countryAt(roll())
  // Found when read: populations count fans without naming them.
  const displayName = () => fanName(languageOf(index, countryCode), first, family)
  return {
    userId: fanIdAt(index),
    get username() {
      return handleOf(index, displayName())
    },
    get displayName() {
      return displayName()
    },
    countryCode,
    spentBefore: wallet < NEVER_BOUGHT ? 0 : Math.round(18 / (1.0005 - wallet)) * 100,
    joinedAt: FIRST_JOINED + between(roll(), 0, 850) * DAY_MS,
    suspicionCount: roll() < 0.01 ? between(roll(), 1, 4) : 0,
  }
}

/** Most readers ask several times in a row about one fan. */
let last: { index: number; fan: SeedFan } | undefined

/** A fan by index; computed on its own and deterministic. */
export function fanAt(index: number): SeedFan {
  if (last?.index === index) return last.fan
  if (!Number.isInteger(index) || index < 0 || index >= FAN_COUNT) throw new RangeError(`No fan ${index}`)
  last = { index, fan: createFan(index) }
  return last.fan
}

/** The fan behind an id, or undefined. */
export function fanById(userId: string): SeedFan | undefined {
  const number = /^fan-([1-9]\d{0,5})$/.exec(userId)?.[1]
  return number !== undefined && Number(number) <= FAN_COUNT ? fanAt(Number(number) - 1) : undefined
}
