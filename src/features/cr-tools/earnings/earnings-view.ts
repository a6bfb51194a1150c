import { useCallback } from 'react'

import { EARNING_STATES, NEWEST_TRANSACTIONS, TRANSACTION_SORTS } from '@/domain/money/earnings'
import { useRoles } from '@/features/auth'
import { managesAgency } from '@/domain/account/role'
import { periodField } from '@/domain/time/period-field'
import { REVENUE_KINDS } from '@/domain/money/revenue-kind'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { useRange } from '@/features/figures/filter/use-range'
import { BASES, ZONES } from '@/features/figures/filter/filter-params'
import {
  amountField,
  fallbacksOf,
  choiceField,
  optionalIdField,
  choicesField,
  searchField,
  type UrlState,
} from '@/lib/url-state'

import { useCanSeeSpend, useCanSeeStaffNames } from '../base/permissions'

const SCHEMA = {
  period: periodField('last_28'),
  zone: choiceField(ZONES, 'agency'),
  basis: choiceField(BASES, 'gross'),
  kinds: { ...choicesField(REVENUE_KINDS), name: 'types' },
  states: choicesField(EARNING_STATES),
  fanId: { ...optionalIdField(), name: 'fan' },
  sentBy: { ...optionalIdField(), name: 'by' },
  least: { ...amountField(), name: 'min' },
  most: { ...amountField(), name: 'max' },
  /** The payout whose transactions alone are shown, of whatever period. */
  batchId: { ...optionalIdField(), name: 'batch' },
  /** The payout that is open. */
  payoutId: { ...optionalIdField(), name: 'payout' },
  query: searchField(),
}
const FILTERS = ['kinds', 'states', 'fanId', 'sentBy', 'least', 'most', 'batchId', 'query'] as const
const NO_FILTERS = fallbacksOf(SCHEMA, FILTERS)

/** Period and filters, stored in the URL. */
export function useEarningsView() {
  const seesSpend = useCanSeeSpend()
  const seesStaff = useCanSeeStaffNames()
  const seesPayouts = managesAgency(useRoles().roles)
  const { params } = useUrlParams()
  const {
    state,
    change: write,
    ...view
  } = useUrlState(SCHEMA, {
    filters: FILTERS,
    // Results by hidden fields would leak the value, and the server rejects them.
    hidden: [
      ...(seesSpend ? [] : (['fanId'] as const)),
      ...(seesStaff ? [] : (['sentBy'] as const)),
      ...(seesPayouts ? [] : (['batchId', 'payoutId'] as const)),
    ],
  })
  const change = useCallback(
    // A payout has its own period.
    (to: Partial<UrlState<typeof SCHEMA>>, options?: { replace?: boolean }) =>
      write(to.period === undefined ? to : { ...to, batchId: null }, options),
    [write],
  )
  return {
    ...state,
    ...view,
    ...useRange(state.period, state.zone),
    ...useUrlSort(TRANSACTION_SORTS, NEWEST_TRANSACTIONS),
    seesSpend,
    seesStaff,
    /** The address names a payout that this user may not see. */
    hasHiddenPayout: !seesPayouts && (params.has(SCHEMA.batchId.name) || params.has(SCHEMA.payoutId.name)),
    change,
    /** Closes the payout and shows its transactions alone. */
    showPayout: (batchId: string) => change({ ...NO_FILTERS, batchId, payoutId: null }),
  }
}
export type EarningsView = ReturnType<typeof useEarningsView>
