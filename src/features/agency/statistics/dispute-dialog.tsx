import { disputeSale, listOwnSales } from '@/api/calls/chatter/own-statistics'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { Sale } from '@/domain/money/sale'
import { formatMoney } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { TextDialog } from '@/ui/field/form/text-dialog'
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
  return (
    <TextDialog
      trackedAs="sale-dispute"
      title={t('statistics.mine')}
      save={t('statistics.mine_send')}
      field={{
        name: 'reason',
        label: t('statistics.mine_reason'),
        hint: t('statistics.mine_hint'),
        missing: t('statistics.mine_empty'),
        maxLength: MAX_REASON_LENGTH,
      }}
      draftKey={`sale-dispute:${sale.saleId}`}
      send={(reason) => send(disputeSale, { saleId: sale.saleId, reason })}
      refresh={useInvalidateCalls(listOwnSales)}
      done={t('statistics.dispute_sent')}
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
    </TextDialog>
  )
}
