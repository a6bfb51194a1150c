import type * as v from 'valibot'

import { SUBSCRIBER_STATES, type SubscriberSort } from '@/domain/money/membership'

import { sortBy } from '../base/sort-by'
import type { ListedSubscriber } from './memberships'

export function sortSubscribers(
  rows: readonly ListedSubscriber[],
  { by, descending }: v.InferOutput<typeof SubscriberSort>,
  nameOf: (row: ListedSubscriber) => string,
  titleOf: (row: ListedSubscriber) => string,
): ListedSubscriber[] {
  const valueOf = (row: ListedSubscriber) => {
    if (by === 'fan') return nameOf(row)
    if (by === 'membership') return titleOf(row)
    return by === 'state' ? SUBSCRIBER_STATES.indexOf(row.state) : row[by]
  }
  const byId = rows.toSorted((a, b) => (a.subscriptionId < b.subscriptionId ? -1 : 1))
  return sortBy(byId, valueOf, descending)
}
