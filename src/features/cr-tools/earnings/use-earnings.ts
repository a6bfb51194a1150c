import { keepPreviousData, useQuery } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { getEarnings, type listTransactions } from '@/api/calls/creator/earnings'
import { queryOf } from '@/api/query'

import type { EarningsView } from './earnings-view'

export const PER_PART = 100
/** The server's maximum page size for exports. */
export const PER_FILE_PART = 1000

type TransactionsRequest = Omit<RequestOf<typeof listTransactions>, 'limit' | 'lastId'>

/** The filters as request parameters. */
export const transactionsRequestOf = (view: EarningsView): TransactionsRequest => ({
  from: view.range.from,
  to: view.range.to,
  sort: view.order,
  ...(view.kinds.length > 0 && { kinds: [...view.kinds] }),
  ...(view.states.length > 0 && { states: [...view.states] }),
  ...(view.fanId !== null && { userId: view.fanId }),
  ...(view.sentBy !== null && { sentBy: view.sentBy }),
  ...(view.least !== null && { amountMin: view.least }),
  ...(view.most !== null && { amountMax: view.most }),
  ...(view.batchId !== null && { payoutId: view.batchId }),
  ...(view.query !== '' && { query: view.query }),
})

/** The period's figures; the previous ones stay visible while loading. */
export const useEarnings = ({ range, basis }: EarningsView, creatorId: string) =>
  useQuery({
    ...queryOf(getEarnings, { ...range, basis }, creatorId),
    placeholderData: keepPreviousData,
  })
