import type { ListFunnel } from '@/domain/lists/fan-list'
import type { ListRules, RuleCondition } from '@/domain/lists/list-rules'

import type { SeedCreator } from '../creators'
import type { PopulationFan } from './population-fan'
import { claimedTrialIndex, SEED_TRIALS } from '../money/trials'
import { chance } from '../random'
import { ROLL } from '../roll'

export interface SeedList {
  name: string
  emoji: string | null
  isPinned?: boolean
  /** For a smart list. */
  rules?: ListRules
  funnel?: ListFunnel
  /** For a manual list: its members. */
  isMember?: (of: PopulationFan, creator: SeedCreator) => boolean
}

const isManualMember = (
  channelIndex: number,
  of: PopulationFan,
  creator: SeedCreator,
  part: number,
): boolean => chance(ROLL.isOnManualList, creator.index, of.fanIndex, channelIndex) < part

const all = (...rules: RuleCondition[]): ListRules => ({ match: 'all', rules })
const spend = (
  least: number | null,
  most: number | null = null,
  days: number | null = null,
): RuleCondition => ({
  field: 'spend',
  least,
  most,
  days,
})
const state = (...values: string[]): RuleCondition => ({ field: 'state', has: true, values })
const stage = (number: number): ListFunnel => ({ name: 'First purchase', stage: number })

/** Every creator's seeded lists. A list's id follows from its index, so append new ones. */
export const SEED_LISTS: readonly SeedList[] = [
  { name: 'Big spenders', emoji: '💎', isPinned: true, rules: all(spend(20_000)) },
  {
    name: 'New members',
    emoji: '🌱',
    rules: all(state('active'), { field: 'joined', op: 'within', days: 14 }),
  },
  { name: 'Expiring this week', emoji: '⏳', isPinned: true, rules: all(state('expiring')) },
  { name: 'Expired, spent before', emoji: null, rules: all(state('expired'), spend(1)) },
  {
    name: 'No purchase for 30 days',
    emoji: null,
    rules: all(spend(1), spend(null, 0, 30)),
  },
  {
    name: 'Regulars',
    emoji: '☕',
    isMember: (of, creator) => of.fan.spentBefore > 5000 && isManualMember(6, of, creator, 0.4),
  },
  { name: 'Voice note fans', emoji: '🎙️', isMember: (of, creator) => isManualMember(7, of, creator, 0.03) },
  { name: 'Do not disturb', emoji: '🔕', isMember: (of, creator) => isManualMember(8, of, creator, 0.006) },
  {
    name: 'Members without a purchase',
    emoji: null,
    rules: all(state('active', 'expiring'), spend(null, 0)),
    funnel: stage(1),
  },
  {
    name: 'Bought something',
    emoji: null,
    rules: all(state('active', 'expiring'), spend(1)),
    funnel: stage(2),
  },
  {
    name: 'Repeat buyers',
    emoji: '🔁',
    rules: all(state('active', 'expiring'), spend(7500)),
    funnel: stage(3),
  },
]

/** Index of the list whose fans get no mass messages. */
const DO_NOT_DISTURB = 7

export const listIdOf = (creator: SeedCreator, index: number): string =>
  `list-${creator.index + 1}-${index + 1}`

/** The list whose fans get no mass messages. */
export const doNotDisturbOf = (creator: SeedCreator): string => listIdOf(creator, DO_NOT_DISTURB)

/** Seeded manual lists of a fan, a bit per list; a claimed trial puts a fan on its list. */
export function manualListBits(of: PopulationFan, creator: SeedCreator, anchor: number): number {
  const claimed = claimedTrialIndex(creator, of, anchor)
  const claimList = claimed === undefined ? null : SEED_TRIALS[claimed]?.list
  return SEED_LISTS.reduce(
    (bits, { isMember }, listIndex) =>
      listIndex === claimList || isMember?.(of, creator) ? bits | (1 << listIndex) : bits,
    0,
  )
}
