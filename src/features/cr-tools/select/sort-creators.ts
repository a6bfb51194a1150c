import { accountNameOf } from '@/domain/account/account-name'
import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import type { Unread } from '@/domain/chat/unread'
import { foldText } from '@/lib/text/fold-text'

export const CREATOR_SORTS = ['shift', 'waiting', 'unread', 'name'] as const
export type CreatorSort = (typeof CREATOR_SORTS)[number]

/** A creator's card data. */
export interface CreatorRow {
  assigned: AssignedCreator
  unread: Unread | undefined
}

type CreatorComparator = (one: CreatorRow, other: CreatorRow) => number

const trueFirst =
  (of: (row: CreatorRow) => boolean): CreatorComparator =>
  (a, b) =>
    Number(of(b)) - Number(of(a))
const largestFirst =
  (of: (row: CreatorRow) => number): CreatorComparator =>
  (a, b) =>
    of(b) - of(a)

const byPinned = trueFirst(({ assigned }) => assigned.pinned)
const byOwnShift = trueFirst(({ assigned }) => assigned.plannedNow)
const byUnreadMessages = largestFirst(({ unread }) => unread?.messages ?? 0)
const byOtherCounts = largestFirst(({ unread }) => (unread ? unread.notifications + unread.orders : 0))
/** Compares by longest wait; creators without a waiting fan come last. */
const byLongestWait: CreatorComparator = (one, other) => {
  const [a, b] = [one.assigned.oldestWaitAt ?? Infinity, other.assigned.oldestWaitAt ?? Infinity]
  return a === b ? 0 : a - b
}

const COMPARATORS: Record<CreatorSort, readonly CreatorComparator[]> = {
  shift: [byOwnShift, byLongestWait, byUnreadMessages],
  waiting: [byLongestWait, byUnreadMessages],
  unread: [byUnreadMessages, byOtherCounts, byLongestWait],
  name: [],
}

/** Filters creators by search and sorts them, pinned ones first (screens S8). */
export function sortCreators(
  rows: readonly CreatorRow[],
  { sort, query, compare }: { sort: CreatorSort; query: string; compare: (a: string, b: string) => number },
): CreatorRow[] {
  const wanted = foldText(query.trim())
  const byName: CreatorComparator = (a, b) =>
    compare(accountNameOf(a.assigned.creator), accountNameOf(b.assigned.creator))
  const orders = [byPinned, ...COMPARATORS[sort], byName]
  return rows
    .filter(({ assigned: { creator } }) =>
      foldText(`${creator.displayName}\n@${creator.username}`).includes(wanted),
    )
    .toSorted((a, b) => orders.reduce((found, order) => found || order(a, b), 0))
}
