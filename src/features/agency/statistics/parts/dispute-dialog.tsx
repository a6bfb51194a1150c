import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { disputeSale, listOwnSales } from '@/api/calls/statistics'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { Sale } from '@/domain/sale'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { NamedText } from '@/ui/named-text'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { TextArea } from '@/ui/text-area'

const REASON_AT_MOST = 500

interface DisputeDialogProps {
  sale: Sale
  nameOf: (id: string) => string
  onClose: () => void
}

/** "This was mine": says why, and a manager decides. */
export function DisputeDialog({ sale, nameOf, onClose }: DisputeDialogProps) {
  const { t } = useTranslation('analytics')
  const form = useId()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const isDirty = reason.trim() !== ''
  const dispute = useMutation({
    ...mutationOf(disputeSale),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [listOwnSales.path] })
      toast.success(t('statistics.dispute_sent'))
      onClose()
    },
  })
  useUnsaved(isDirty && !dispute.isSuccess)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setEmpty(!isDirty)
    if (isDirty && !dispute.isPending) dispute.mutate({ saleId: sale.saleId, reason: reason.trim() })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closing={isDirty ? 'warn' : 'free'}
      trackedAs="sale-dispute"
      title={t('statistics.mine')}
      actions={
        <>
          <Button onClick={onClose}>{t('statistics.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={dispute.isPending}>
            {t('statistics.mine_send')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4 text-text">
        <p className="text-text-quiet">
          <NamedText>
            {t('statistics.mine_text', {
              amount: formatMoney(sale.amount),
              fan: isolate(nameOf(sale.fanId)),
              creator: isolate(nameOf(sale.creatorId)),
            })}
          </NamedText>
        </p>
        <TextArea
          label={t('statistics.mine_reason')}
          hint={t('statistics.mine_hint')}
          maxLength={REASON_AT_MOST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          {...(isEmpty && !isDirty && { error: t('statistics.mine_empty') })}
        />
        <div role="alert">{dispute.error && <FieldError>{errorText(dispute.error)}</FieldError>}</div>
      </form>
    </Dialog>
  )
}
