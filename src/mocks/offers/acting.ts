import { MOST_USES, OFFER_NAME_MAX_LENGTH } from '@/domain/discount'
import { isBlank } from '@/lib/blank'

import { actingOf } from '../accounts'
import { findList } from '../lists/stored-lists'
import { permissionsFor, requireLevel } from '../permissions'
import { unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'

/** The caller and their creator. Throws 403 without the needed level for discounts and trials. */
export function acting(world: World, request: Request, least: 'view' | 'edit' = 'edit') {
  const { account, creator } = actingOf(world, request)
  requireLevel(world, account, 'discountsTrials', least)
  return { account, creator, seesMoney: permissionsFor(world, account).canSeeSpend }
}

/** Throws 422 for an invalid name. */
export function checkName(name: string): void {
  if (isBlank(name)) throw unfit('name', 'field_missing')
  if (name.length > OFFER_NAME_MAX_LENGTH) throw unfit('name', 'name_too_long')
}

/** Throws 422 unless the limit is a whole number from 1 on and not below the use so far. */
export function checkCap(cap: number | null, used: number): void {
  if (cap === null) return
  if (!Number.isInteger(cap) || cap < 1 || cap > MOST_USES) throw unfit('cap', 'goal_unfit')
  if (cap < used) throw unfit('cap', 'cap_used')
}

export function checkList(world: World, creator: SeedCreator, listId: string | null): void {
  if (listId !== null && !findList(world, creator, listId)) throw unfit('listId', 'not_found')
}

/** Parses a time. Throws 422 for an invalid one. */
export function momentIn(field: string, text: string): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw unfit(field, 'time_unfit')
  return at
}
