import { capFault, OFFER_NAME_MAX_LENGTH } from '@/domain/money/discount'

import { findList } from '../lists/stored-lists'
import { checkName } from '../base/check-name'
import { invalidField } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { StoredList } from '../../state/stored-list'
import type { World } from '../../state/world'

/** A name without the blanks around it. Throws 422 for an invalid one. */
export function checkedOfferName(typed: string): string {
  const name = typed.trim()
  checkName(name, { max: OFFER_NAME_MAX_LENGTH })
  return name
}

/** Throws 422 unless the limit is a whole number from 1 on and not below the use so far. */
export function checkCap(cap: number | null, used: number): void {
  const fault = capFault(cap, used)
  if (fault) throw invalidField('cap', fault === 'cap_unfit' ? 'goal_unfit' : fault)
}

/** Throws 422 for a list that is gone; the one from before stays accepted. */
export function checkList(
  world: World,
  creator: SeedCreator,
  listId: string | null,
  before: string | null = null,
): StoredList | undefined {
  if (listId === null || listId === before) return undefined
  const list = findList(world, creator, listId)
  if (!list) throw invalidField('listId', 'not_found')
  return list
}

/** The same for a list that fans are added to. */
export function checkListToFill(...chosen: Parameters<typeof checkList>): void {
  const list = checkList(...chosen)
  if (list && list.rules !== null) throw invalidField('listId', 'list_smart')
}

/** Parses a time. Throws 422 for an invalid one. */
export function parseTime(field: string, text: string): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw invalidField(field, 'time_unfit')
  return at
}
