import { DAY_MS } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { CrowdFan } from './crowd-fan'
import { chance } from '../seed/random'

export interface SeedList {
  name: string
  /** Kept by a rule, not by hand. */
  isSmart: boolean
  holds: (of: CrowdFan, creator: SeedCreator, anchor: number) => boolean
}

const byHand = (place: number, of: CrowdFan, creator: SeedCreator, part: number): boolean =>
  chance(271, creator.index, of.fanIndex, place) < part

/** Every creator's lists, the smart ones first. */
export const SEED_LISTS: readonly SeedList[] = [
  { name: 'Big spenders', isSmart: true, holds: ({ fan }) => fan.spent >= 20_000 },
  {
    name: 'New members',
    isSmart: true,
    holds: ({ member }, _, anchor) => member.state === 'active' && (member.since ?? 0) > anchor - 14 * DAY_MS,
  },
  { name: 'Expiring this week', isSmart: true, holds: ({ member }) => member.state === 'expiring' },
  {
    name: 'Expired, spent before',
    isSmart: true,
    holds: ({ member, fan }) => member.state === 'expired' && fan.spent > 0,
  },
  {
    name: 'No purchase for 30 days',
    isSmart: true,
    holds: ({ payments }, _, anchor) => {
      const last = payments.at(-1)
      return last !== undefined && last.at < anchor - 30 * DAY_MS
    },
  },
  {
    name: 'Regulars',
    isSmart: false,
    holds: (of, creator) => of.fan.spent > 5000 && byHand(6, of, creator, 0.4),
  },
  { name: 'Voice note fans', isSmart: false, holds: (of, creator) => byHand(7, of, creator, 0.03) },
  { name: 'Do not disturb', isSmart: false, holds: (of, creator) => byHand(8, of, creator, 0.006) },
]

/** Place of the list whose fans get no mass messages. */
export const DO_NOT_DISTURB = 7

export const listIdOf = (creator: SeedCreator, place: number): string =>
  `list-${creator.index + 1}-${place + 1}`

/** Place of a creator's list by its id; undefined for another's or none. */
export function listPlaceOf(creator: SeedCreator, listId: string): number | undefined {
  const place = SEED_LISTS.findIndex((_, index) => listIdOf(creator, index) === listId)
  return place === -1 ? undefined : place
}

/** The lists a fan is on by the seed, as bits by place. */
export const seedListBits = (of: CrowdFan, creator: SeedCreator, anchor: number): number =>
  SEED_LISTS.reduce((bits, list, place) => (list.holds(of, creator, anchor) ? bits | (1 << place) : bits), 0)
