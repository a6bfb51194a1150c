import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import {
  adjustStatement,
  approveStatement,
  getStatement,
  listStatements,
} from '@/api/calls/agency/performance'
import { isApiError } from '@/api/errors'
import { mutationOf, queryOf, invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import type { Statement } from '@/domain/money/statement'
import { isoOf } from '@/domain/time/instant'
import { useTranslation } from '@/i18n/use-translation'
import { toast } from '@/services/page/toasts'

/** What calls name a statement by: its person and month. */
export const statementKey = ({ userId, from, to }: Statement) => ({
  userId,
  from: isoOf(from),
  to: isoOf(to),
})

/** Writes a statement into the cache, alone and within the list. */
function useCacheStatement() {
  const client = useQueryClient()
  return (statement: Statement) => {
    const { userId, ...period } = statementKey(statement)
    client.setQueryData(queryOf(getStatement, { userId, ...period }).queryKey, statement)
    client.setQueryData(
      queryOf(listStatements, period).queryKey,
      (known) => known && { data: known.data.map((one) => (one.userId === userId ? statement : one)) },
    )
  }
}

/** Adjusts, signs and reopens statements; signing offers an undo. */
export function useStatementActions() {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const cacheStatement = useCacheStatement()
  const refetch = () => invalidateCalls(client, getStatement, listStatements)
  // A colleague signed or changed it: refetch.
  const onError = (error: Error) => (isApiError(error, 409) ? refetch() : undefined)
  const adjust = useMutation({ ...mutationOf(adjustStatement), onSuccess: cacheStatement, onError })
  const approve = useMutation({ ...mutationOf(approveStatement), onSuccess: cacheStatement, onError })
  const [error, setError] = useState<Error>()
  const signMany = async (statements: readonly Statement[], approved: boolean): Promise<void> => {
    setError(undefined)
    const changed: Statement[] = []
    try {
      for (const statement of statements) {
        const { total } = statement
        const signed = await send(approveStatement, { ...statementKey(statement), approved, total })
        cacheStatement(signed)
        changed.push(signed)
      }
    } catch (failure) {
      setError(failure as Error) // the error of a call, like the others
      await refetch()
    }
    if (changed.length === 0) return
    const message = approved ? 'performance.signed' : 'performance.reopened'
    toast.success(t(message, { count: changed.length }), {
      undo: () => void signMany(changed, !approved),
    })
  }
  return { adjust, approve, signMany, signing: { error, dismiss: () => setError(undefined) } }
}
