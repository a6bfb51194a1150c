import {
  BROADCAST_AHEAD_MS,
  BROADCAST_LEAST_CENTS,
  BROADCAST_MOST,
  type BroadcastSettings,
} from '@/domain/broadcast'
import { isBlank } from '@/lib/blank'

import { peopleOf } from '../people/person'
import { unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'

/** Colleagues who can moderate a creator's lives: those assigned to the creator. */
export const moderatorsOf = (world: World, creator: SeedCreator): string[] =>
  peopleOf(world)
    .filter(({ status, creatorIds }) => status === 'active' && creatorIds.includes(creator.userId))
    .map(({ userId }) => userId)

const isAmount = (amount: number): boolean =>
  amount >= BROADCAST_LEAST_CENTS && amount <= BROADCAST_MOST.amount

function checkMenu(tipMenu: BroadcastSettings['tipMenu']): void {
  if (tipMenu.length > BROADCAST_MOST.tips) throw unfit('tipMenu', 'too_many')
  for (const { title, amount } of tipMenu) {
    if (isBlank(title)) throw unfit('tipMenu', 'field_missing')
    if (title.length > BROADCAST_MOST.tipTitle) throw unfit('tipMenu', 'name_too_long')
    if (!isAmount(amount)) throw unfit('tipMenu', 'price_unfit')
  }
}

function checkGoal(goal: BroadcastSettings['goal']): void {
  if (goal === null) return
  if (isBlank(goal.title)) throw unfit('goal', 'field_missing')
  if (goal.title.length > BROADCAST_MOST.goal) throw unfit('goal', 'name_too_long')
  if (goal.amount < BROADCAST_LEAST_CENTS) throw unfit('goal', 'price_unfit')
}

function checkTime(world: World, startsAt: string | null): void {
  if (startsAt === null) return
  const at = Date.parse(startsAt)
  if (at < world.now() - 60_000) throw unfit('startsAt', 'time_past')
  if (at > world.now() + BROADCAST_AHEAD_MS) throw unfit('startsAt', 'time_unfit')
}

/** Throws 422 unless the given settings are valid; absent ones are not checked. */
export function checkSettings(
  world: World,
  creator: SeedCreator,
  { title, price, goal, tipMenu, moderatorIds, startsAt }: Partial<BroadcastSettings>,
): void {
  if (title !== undefined && isBlank(title)) throw unfit('title', 'field_missing')
  if ((title?.length ?? 0) > BROADCAST_MOST.title) throw unfit('title', 'name_too_long')
  if (price !== undefined && price !== 0 && !isAmount(price)) throw unfit('price', 'price_unfit')
  if (goal !== undefined) checkGoal(goal)
  if (tipMenu !== undefined) checkMenu(tipMenu)
  if (startsAt !== undefined) checkTime(world, startsAt)
  const known = moderatorIds && moderatorIds.length > 0 ? new Set(moderatorsOf(world, creator)) : undefined
  if (moderatorIds?.some((userId) => known?.has(userId) !== true)) throw unfit('moderatorIds', 'person_gone')
}
