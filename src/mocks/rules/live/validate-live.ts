import {
  BROADCAST_MAX_LEAD_MS,
  BROADCAST_MIN_CENTS,
  BROADCAST_LIMITS,
  type BroadcastSettings,
} from '@/domain/live/broadcast'

import { permissionsFor } from '../account/permissions'
import { allPeople } from '../account/person'
import { checkName } from '../base/check-name'
import { invalidField } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'

/** Colleagues who can moderate a creator's lives: those assigned to the creator who may see its lives. */
export const moderatorsOf = (world: World, creator: SeedCreator): string[] =>
  allPeople(world)
    .filter(({ status, creatorIds }) => status === 'active' && creatorIds.includes(creator.userId))
    .filter((person) => permissionsFor(world, person).live !== 'off')
    .map(({ userId }) => userId)

const isAmount = (amount: number): boolean =>
  amount >= BROADCAST_MIN_CENTS && amount <= BROADCAST_LIMITS.amount

function checkMenu(tipMenu: BroadcastSettings['tipMenu']): void {
  if (tipMenu.length > BROADCAST_LIMITS.tips) throw invalidField('tipMenu', 'too_many')
  for (const { title, amount } of tipMenu) {
    checkName(title, { field: 'tipMenu', max: BROADCAST_LIMITS.tipTitle })
    if (!isAmount(amount)) throw invalidField('tipMenu', 'price_unfit')
  }
}

function checkGoal(goal: BroadcastSettings['goal']): void {
  if (goal === null) return
  checkName(goal.title, { field: 'goal', max: BROADCAST_LIMITS.goal })
  if (goal.amount < BROADCAST_MIN_CENTS) throw invalidField('goal', 'price_unfit')
}

function checkTime(world: World, startsAt: string | null): void {
  if (startsAt === null) return
  const at = Date.parse(startsAt)
  if (at < world.now() - 60_000) throw invalidField('startsAt', 'time_past')
  if (at > world.now() + BROADCAST_MAX_LEAD_MS) throw invalidField('startsAt', 'time_unfit')
}

/** Throws 422 unless the given settings are valid; absent ones are not checked. */
export function checkLiveSettings(
  world: World,
  creator: SeedCreator,
  { title, price, goal, tipMenu, moderatorIds, startsAt }: Partial<BroadcastSettings>,
): void {
  if (title !== undefined) checkName(title, { field: 'title', max: BROADCAST_LIMITS.title })
  if (price !== undefined && price !== 0 && !isAmount(price)) throw invalidField('price', 'price_unfit')
  if (goal !== undefined) checkGoal(goal)
  if (tipMenu !== undefined) checkMenu(tipMenu)
  if (startsAt !== undefined) checkTime(world, startsAt)
  const allowed = moderatorIds && moderatorIds.length > 0 ? new Set(moderatorsOf(world, creator)) : undefined
  if (moderatorIds?.some((userId) => allowed?.has(userId) !== true))
    throw invalidField('moderatorIds', 'person_gone')
}
