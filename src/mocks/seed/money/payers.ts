import { HOUR_MS } from '../calendar'
import type { SeedCreator } from '../creators'
import { addFan, addFans, type FanBitset, noFans } from '../channels/fan-sets'
import { chargesOfDay } from './charges'
import { daysOf, HOUR_WEIGHTS, momentOfPart } from './money'
import { seedOf } from '../random'
import { ROLL } from '../roll'
import { salesOfDay } from './sales'
import { memoByDay } from '../memo'

interface Payer {
  at: number
  channelIndex: number
}

/** Payers of a day. */
const payersOfDay = (creator: SeedCreator, day: number): Payer[] => [
  ...salesOfDay(creator, day).filter(({ isRefunded }) => !isRefunded),
  ...chargesOfDay(creator, day),
]

const dayPayers = memoByDay((creator: SeedCreator, day) => {
  const payers = payersOfDay(creator, day).map(({ at, channelIndex }) => ({ at, channelIndex }))
  const all = noFans()
  for (const { channelIndex } of payers) addFan(all, channelIndex)
  return { all, payers }
})

/** Fans who paid a creator at least once from `from` until `to`. */
export function payersBetween(creator: SeedCreator, from: number, to: number): FanBitset {
  const found = noFans()
  for (const day of daysOf(from, to)) {
    const { all, payers } = dayPayers(creator, day)
    const isWhole = from <= momentOfPart(0, day) && to >= momentOfPart(0, day + 1)
    if (isWhole) addFans(found, all)
    else for (const { at, channelIndex } of payers) if (at >= from && at < to) addFan(found, channelIndex)
  }
  return found
}

const busiest = Math.max(...HOUR_WEIGHTS)

/** Whether a creator's fans write in an hour; at night not always. */
export function hasFanMessages(creator: SeedCreator, hour: number): boolean {
  if (creator.dailyGross === 0) return false
  const weight = (HOUR_WEIGHTS[(hour + 1) % 24] ?? 0) / busiest
  const often = Math.min(0.98, 0.25 + weight * 0.6 + creator.dailyGross / 250_000)
  return seedOf(ROLL.hasFanMessages, creator.index, hour) / 4_294_967_296 < often
}

/** Hours since 1970. */
export const epochHour = (at: number): number => Math.floor(at / HOUR_MS)
