import type { AssignedCreator } from '@/domain/assigned-creator'
import type { Unread } from '@/domain/unread'
import { folded } from '@/lib/folded'

import { creatorName } from '../creators'

export const SORTS = ['shift', 'waiting', 'unread', 'name'] as const
export type Sort = (typeof SORTS)[number]
export const isSort = (text: string | null): text is Sort => SORTS.some((sort) => sort === text)

/** A creator's card data. */
export interface CreatorRow {
  assigned: AssignedCreator
  unread: Unread | undefined
}

type Order = (one: CreatorRow, other: CreatorRow) => number

const first =
  (of: (row: CreatorRow) => boolean): Order =>
  (one, other) =>
    Number(of(other)) - Number(of(one))
const most =
  (of: (row: CreatorRow) => number): Order =>
  (one, other) =>
    of(other) - of(one)

const pinned = first(({ assigned }) => assigned.pinned)
const onShift = first(({ assigned }) => assigned.plannedNow)
const messages = most(({ unread }) => unread?.messages ?? 0)
const others = most(({ unread }) => (unread ? unread.notifications + unread.orders : 0))
/** Compares by longest wait; creators without a waiting fan come last. */
const waiting: Order = (one, other) => {
  const [a, b] = [one.assigned.oldestWaitAt ?? Infinity, other.assigned.oldestWaitAt ?? Infinity]
  return a === b ? 0 : a - b
}

const ORDERS: Record<Sort, readonly Order[]> = {
  shift: [onShift, waiting, messages],
  waiting: [waiting, messages],
  unread: [messages, others, waiting],
  name: [],
}

/** Filters creators by search and sorts them, pinned ones first (screens S8). */
export function arrange(
  rows: readonly CreatorRow[],
  { sort, query, collator }: { sort: Sort; query: string; collator: Intl.Collator },
): CreatorRow[] {
  const wanted = folded(query.trim())
  const byName: Order = (one, other) =>
    collator.compare(creatorName(one.assigned.creator), creatorName(other.assigned.creator))
  const orders = [pinned, ...ORDERS[sort], byName]
  return rows
    .filter(({ assigned: { creator } }) =>
      folded(`${creator.displayName}\n@${creator.username}`).includes(wanted),
    )
    .toSorted((one, other) => orders.reduce((found, order) => found || order(one, other), 0))
}
