import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { decideDispute, reassignSale } from '@/api/calls/performance'
import { isApiError } from '@/api/errors'
import { send } from '@/api/send'
import type { Sale } from '@/domain/sale'
import { useCurrentUser } from '@/features/auth'
import { toast } from '@/services/toasts'
import { TextArea } from '@/ui/text-area'

import { NOBODY, PersonChoice } from './person-choice'
import { SaleDialog } from './sale-dialog'
import { salesChanged } from './sale-news'

const REASON_AT_MOST = 500

/** Credits a sale, or decides what is disputed about it; both keep the reason. */
function useCredit(sale: Sale, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ userId, reason }: { userId: string | null; reason: string }) => {
      const { saleId } = sale
      if (sale.disputeState === 'open') await send(decideDispute, { saleId, userId, note: reason })
      else await send(reassignSale, { saleId, userId, reason })
    },
    onSuccess: async () => {
      toast.success(t('performance.reassigned'))
      onDone()
      await salesChanged(client)
    },
    // Somebody else was faster: what they decided is to be seen behind the dialog.
    onError: (error) => (isApiError(error, 409) ? salesChanged(client) : undefined),
  })
}

/** Whom a sale is credited to from now on, and why. */
export function ReassignDialog({
  sale,
  about,
  onClose,
}: {
  sale: Sale
  about: ReactNode
  onClose: () => void
}) {
  const { t } = useTranslation('analytics')
  const [person, setPerson] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const credit = useCredit(sale, onClose)
  const isOwn = useCurrentUser().data?.userId === person
  const submit = () => {
    setChecked(true)
    if (person !== null && !isOwn && reason.trim() !== '')
      credit.mutate({ userId: person === NOBODY ? null : person, reason: reason.trim() })
  }
  return (
    <SaleDialog
      title={t('performance.reassign_title')}
      verb={t('performance.reassign')}
      isDirty={person !== null || reason !== ''}
      saving={credit}
      onSave={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div>{about}</div>
        <PersonChoice
          value={person}
          error={
            isOwn
              ? t('performance.credit_own')
              : isChecked && person === null
                ? t('performance.credit_missing')
                : undefined
          }
          onChange={setPerson}
        />
        <TextArea
          label={t('performance.reason')}
          hint={t('performance.reason_hint')}
          {...(isChecked && reason.trim() === '' && { error: t('performance.reason_missing') })}
          value={reason}
          maxLength={REASON_AT_MOST}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </SaleDialog>
  )
}
