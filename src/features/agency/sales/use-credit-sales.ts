import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import {
  decideDispute,
  reassignSale,
  getPerformance,
  getStatement,
  listDisputes,
  listSales,
  listStatements,
} from '@/api/calls/agency/performance'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { Sale } from '@/domain/money/sale'
import { useTranslation } from '@/i18n/use-translation'
import { toast } from '@/services/page/toasts'

/** Invalidates sales, figures and statements after a credit changes. */
export async function invalidateSales(client: QueryClient): Promise<void> {
  const paths = [
    listSales.path,
    listDisputes.path,
    getPerformance.path,
    listStatements.path,
    getStatement.path,
  ]
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
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
  // A retry resumes where it stopped.
  const done = useRef(new Set<string>())
  const undo = async () => {
    try {
      for (const { saleId } of sales)
        await send(reassignSale, { saleId, userId: null, reason: t('performance.reassign_undo_reason') })
      toast.info(t('employees.undone'))
    } catch (error) {
      toast.error(t('employees.undo_failed', { reason: errorText(error) }))
    }
    await invalidateSales(client)
  }
  return useMutation({
    mutationFn: async (credit: SaleCredit) => {
      for (const sale of sales) {
        if (done.current.has(sale.saleId)) continue
        await creditSale(sale, credit)
        done.current.add(sale.saleId)
      }
    },
    onSuccess: (_, { userId }) => {
      const way = { action: { label: t('performance.undo'), onPress: () => void undo() } }
      const isSimple = userId !== null && sales.every(isUnassigned)
      toast.success(t('performance.reassigned', { count: sales.length }), isSimple ? way : {})
      onDone()
    },
    // Some may be credited, or a colleague may have decided; refetch behind the dialog.
    onSettled: () => invalidateSales(client),
  })
}
