import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { disputeSale, listOwnSales } from '@/api/calls/chatter/own-statistics'
import { send } from '@/api/send'
import { invalidateCalls } from '@/api/query'
import type { Sale } from '@/domain/money/sale'
import { formatMoney } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { requiredText } from '@/lib/form-schemas'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'
import { TextWithNames } from '@/ui/text/user-name'

const MAX_REASON_LENGTH = 500

interface DisputeDialogProps {
  sale: Sale
  nameOf: (id: string) => string
  onClose: () => void
}

/** Disputes a sale with a reason; a manager decides. */
export function DisputeDialog({ sale, nameOf, onClose }: DisputeDialogProps) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const form = useForm({
    schema: v.object({ reason: requiredText(t('statistics.mine_empty')) }),
    values: { reason: '' },
    draftKey: `sale-dispute:${sale.saleId}`,
    save: ({ reason }) => send(disputeSale, { saleId: sale.saleId, reason }),
    onSaved: () => {
      void invalidateCalls(client, listOwnSales)
      toast.success(t('statistics.dispute_sent'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      trackedAs="sale-dispute"
      title={t('statistics.mine')}
      save={t('statistics.mine_send')}
      onClose={onClose}
    >
      <p className="text-text-quiet">
        <TextWithNames>
          {t('statistics.mine_text', {
            amount: formatMoney(sale.amount),
            fan: isolate(nameOf(sale.fanId)),
            creator: isolate(nameOf(sale.creatorId)),
          })}
        </TextWithNames>
      </p>
      <FormTextArea
        form={form}
        name="reason"
        label={t('statistics.mine_reason')}
        hint={t('statistics.mine_hint')}
        maxLength={MAX_REASON_LENGTH}
      />
    </FormDialog>
  )
}
