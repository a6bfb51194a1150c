import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { getEarnings, type listTransactions } from '@/api/calls/creator/earnings'
import { type ListRequest, queryOf } from '@/api/query'
import { givenFields } from '@/lib/given-fields'

import type { EarningsView } from './earnings-view'

export const PAGE_SIZE = 100
/** The server's maximum page size for exports. */
export const FILE_PAGE_SIZE = 1000

type TransactionsRequest = ListRequest<typeof listTransactions>

/** The filters as request parameters. */
export const transactionsRequestOf = (view: EarningsView): TransactionsRequest => ({
  from: view.range.from,
  to: view.range.to,
  sort: view.order,
  ...givenFields({
    kinds: view.kinds,
    states: view.states,
    userId: view.fanId,
    sentBy: view.sentBy,
    amountMin: view.least,
    amountMax: view.most,
    payoutId: view.batchId,
    query: view.query,
  }),
})

/** The period's figures; the previous ones stay visible while loading. */
export const useEarnings = ({ range, basis }: EarningsView, creatorId: string) =>
  useQuery({
    ...queryOf(getEarnings, { ...range, basis }, creatorId),
    placeholderData: keepPreviousData,
  })
