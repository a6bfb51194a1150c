import type { MediaKind } from '@/domain/vault/media'

import { between, chance, random, seedOf } from '../random'

/** Replies by hour of the fan's local day: an evening peak and a smaller one at noon. */
export function repliesByHour(fanIndex: number, replies: number): number[] {
  const peak = 18 + between(chance(241, fanIndex), 0, 6)
  const weights = Array.from({ length: 24 }, (_, hour) => {
    const away = Math.min(Math.abs(hour - peak), Math.abs(hour + 24 - peak))
    return Math.exp(-(away ** 2) / 9) + 0.25 * Math.exp(-((hour - 12) ** 2) / 4) + 0.01
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => Math.round((weight / whole) * replies))
}

/** The fan's median reply time in seconds. */
export const medianReplyOf = (fanIndex: number): number => between(chance(242, fanIndex) ** 2, 40, 5400)

/** Purchases and open offers of a fan by kind: pictures, clips and recordings. */
export function purchasesByKind(
  fanIndex: number,
  bought: number,
  open: number,
): { kind: MediaKind; offered: number; bought: number }[] {
  const roll = random(seedOf(243, fanIndex))
  const shares = [0.3 + roll() * 0.4, 0.2 + roll() * 0.3]
  const images = Math.round(bought * (shares[0] ?? 0))
  const videos = Math.min(bought - images, Math.round(bought * (shares[1] ?? 0)))
  const [openImages, openVideos] = [Math.ceil(open / 2), Math.floor(open / 3)]
  const ignored = () => Math.round(bought * roll() * 1.5)
  const rows: { kind: MediaKind; bought: number; open: number }[] = [
    { kind: 'image', bought: images, open: openImages },
    { kind: 'video', bought: videos, open: openVideos },
    { kind: 'audio', bought: bought - images - videos, open: open - openImages - openVideos },
  ]
  return rows.map(({ open: left, ...row }) => ({ ...row, offered: row.bought + left + ignored() }))
}
