import { buyerChannelIndex, livelyChannelIndex } from '../../seed/channels/fan-pool'
import { fanIndexAt } from '../../seed/fans/fan-facts'
import type { SeedCreator } from '../../seed/creators'
import { fanLanguage } from '../../seed/messages/messages'
import { chance, pick, random, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { LIVE_LINES } from './live-lines'

/** Length of a step; at most one event happens per step. */
export const STEP_MS = 1500

const MAX_COMMENT_SHARE = 0.42
/** A room of this many viewers would comment all the time. */
const BUSY_ROOM = 60
const TIP_SHARE = 0.05
const TICKET_SHARE = 0.04
const FREE_TIPS = [300, 500, 500, 1000, 2000] as const

/** A fan's event in a step. `roll` decides its details. */
export interface RoomEvent {
  kind: 'comment' | 'tip' | 'ticket'
  channelIndex: number
  roll: number
}

/** Some fifth of the members. */
const usualViewers = ({ dailyGross }: SeedCreator): number => 8 + Math.round(dailyGross / 1500)

/** The event of a step; most steps have none. Those who comment are among the viewers. */
export function roomEventAt(creator: SeedCreator, seed: number, step: number): RoomEvent | undefined {
  const roll = random(seedOf(ROLL.liveEvent, seed, step))
  const what = roll()
  const viewers = usualViewers(creator)
  const commentShare = Math.min(MAX_COMMENT_SHARE, viewers / BUSY_ROOM)
  if (what < commentShare)
    return { kind: 'comment', channelIndex: livelyChannelIndex(creator, roll(), viewers), roll: roll() }
  const isTip = what < commentShare + TIP_SHARE
  if (!isTip && what >= commentShare + TIP_SHARE + TICKET_SHARE) return undefined
  return { kind: isTip ? 'tip' : 'ticket', channelIndex: buyerChannelIndex(creator, roll()), roll: roll() }
}

/** A fan's comment, in their language where lines exist. */
export const commentTextOf = (creator: SeedCreator, { channelIndex, roll }: RoomEvent): string =>
  pick(
    LIVE_LINES[fanLanguage(fanIndexAt(creator.index, channelIndex))] ?? LIVE_LINES['en'] ?? ['Hello'],
    roll,
  )

/** A tip, usually from the menu; a round amount without a menu. */
export function tipOf(menu: readonly { title: string; amount: number }[], { roll }: RoomEvent) {
  const isOwn = menu.length > 0 && roll < 0.75
  return isOwn ? pick(menu, roll / 0.75) : { title: '', amount: pick(FREE_TIPS, roll) }
}

const RAMP_MS = 5 * 60_000

/** Viewers at a moment after the start: they join within minutes, then fluctuate. */
export function viewersAt(creator: SeedCreator, seed: number, passedMs: number): number {
  if (passedMs < 0) return 0
  const ramp = 0.15 + 0.85 * Math.min(1, passedMs / RAMP_MS)
  const wave = 1 + 0.12 * Math.sin(passedMs / 190_000 + chance(ROLL.viewersWave, seed) * 6)
  const noise = 1 + 0.05 * (chance(ROLL.viewersNoise, seed, Math.floor(passedMs / 6000)) - 0.5)
  return Math.max(
    1,
    Math.round(usualViewers(creator) * ramp * wave * noise * (0.8 + 0.4 * chance(ROLL.viewersOfLive, seed))),
  )
}

/** The highest number of viewers up to a moment. */
export function peakAt(creator: SeedCreator, seed: number, passedMs: number): number {
  let peak = viewersAt(creator, seed, passedMs)
  for (let at = 0; at < passedMs; at += 30_000) peak = Math.max(peak, viewersAt(creator, seed, at))
  return peak
}
