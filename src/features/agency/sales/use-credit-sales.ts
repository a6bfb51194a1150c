import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { getOverview } from '@/api/calls/agency/agency'
import {
  decideDispute,
  reassignSale,
  getPerformance,
  getStatement,
  listDisputes,
  listSales,
  listStatements,
} from '@/api/calls/agency/performance'
import { send } from '@/api/send'
import { invalidateCalls } from '@/api/query'
import type { Sale } from '@/domain/money/sale'
import { useTranslation } from '@/i18n/use-translation'
import { toast } from '@/services/page/toasts'

import { useUndo } from '@/api/use-undo'

/** Invalidates sales, figures and statements after a credit changes. */
export async function invalidateSales(client: QueryClient): Promise<void> {
  await invalidateCalls(
    client,
    listSales,
    listDisputes,
    getPerformance,
    listStatements,
    getStatement,
    getOverview,
  )
}

interface SaleCredit {
  userId: string | null
  reason: string
}

/** Credits a sale, or decides its open dispute; both store the reason. */
const creditSale = ({ saleId, disputeState }: Sale, { userId, reason }: SaleCredit) =>
  disputeState === 'open'
    ? send(decideDispute, { saleId, userId, note: reason })
    : send(reassignSale, { saleId, userId, reason })

/** Whether unassigning is a complete undo. */
const isUnassigned = ({ userId, disputeState }: Sale): boolean => userId === null && disputeState === 'none'

/** Credits sales one after another; offers an undo for previously unassigned ones. */
export function useCreditSales(sales: readonly Sale[], onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  // A retry resumes where it stopped; another person gets the sales credited before as well.
  const done = useRef(new Map<string, string | null>())
  const undo = useUndo()
  const unassign = async () => {
    for (const { saleId } of sales)
      await send(reassignSale, { saleId, userId: null, reason: t('performance.reassign_undo_reason') })
  }
  return useMutation({
    mutationFn: async (credit: SaleCredit) => {
      for (const sale of sales) {
        const { saleId } = sale
        if (done.current.get(saleId) === credit.userId) continue
        // Crediting a sale decided its dispute.
        await creditSale(done.current.has(saleId) ? { ...sale, disputeState: 'none' } : sale, credit)
        done.current.set(saleId, credit.userId)
      }
    },
    onSuccess: (_, { userId }) => {
      const isSimple = userId !== null && sales.every(isUnassigned)
      toast.success(
        t('performance.reassigned', { count: sales.length }),
        isSimple ? { undo: undo(unassign, { refetch: () => invalidateSales(client) }) } : {},
      )
      onDone()
    },
    // Some may be credited, or a colleague may have decided; refetch behind the dialog.
    onSettled: () => invalidateSales(client),
  })
}
