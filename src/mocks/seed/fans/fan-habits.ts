import { between, chance } from '../random'
import { ROLL } from '../roll'

/** Replies by hour of the fan's local day: an evening peak and a smaller one at noon. */
export function repliesByHour(fanIndex: number, replies: number): number[] {
  const peak = 18 + between(chance(ROLL.fanPeakHour, fanIndex), 0, 6)
  const weights = Array.from({ length: 24 }, (_, hour) => {
    const away = Math.min(Math.abs(hour - peak), Math.abs(hour + 24 - peak))
    return Math.exp(-(away ** 2) / 9) + 0.25 * Math.exp(-((hour - 12) ** 2) / 4) + 0.01
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => Math.round((weight / whole) * replies))
}

/** The fan's median reply time in seconds. */
export const medianReplyOf = (fanIndex: number): number =>
  between(chance(ROLL.fanMedianReply, fanIndex) ** 2, 40, 5400)
