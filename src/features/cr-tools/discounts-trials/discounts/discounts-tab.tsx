import { Copy, TicketPercent } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { copyWithToast } from '@/services/files/copy-text'
import { discountState } from '@/domain/money/discount'
import { endDiscount, listDiscounts } from '@/api/calls/creator/discounts'
import { isolate } from '@/lib/text/isolate'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { toServerTime } from '@/services/network/server-clock'
import { MenuItem } from '@/ui/overlay/menu'

import { DiscountForm } from './discount-form'
import { OffersTab } from '../offers-tab'
import { useDiscountColumns } from './discount-columns'
import { useInvalidateDiscounts } from '../invalidate-offers'

function CopyCodeItem({ code }: { code: string }) {
  const { t } = useTranslation('marketplace')
  const copy = () => copyWithToast(code, { done: t('offers.code_copied'), failed: t('offers.copy_failed') })
  return (
    <MenuItem icon={Copy} onAction={copy}>
      {t('offers.code_copy')}
    </MenuItem>
  )
}

/** Tab with the table of membership discounts and their results. */
export function DiscountsTab({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const read = useQuery(queryOf(listDiscounts, {}, creatorId))
  const rows = read.data?.data ?? []
  const now = toServerTime(read.dataUpdatedAt)
  return (
    <OffersTab
      id="discounts"
      title={t('offers.discounts')}
      read={read}
      columns={useDiscountColumns({
        creatorId,
        rows,
        currency: read.data?.currency ?? DEFAULT_CURRENCY,
        now,
      })}
      hasTotals
      rowKey={({ discountId }) => discountId}
      searchLabel={t('offers.search_discounts')}
      icon={TicketPercent}
      words={{
        new: t('offers.discount_new'),
        empty: t('offers.discounts_empty'),
        emptyText: t('offers.discounts_empty_text'),
      }}
      actions={{
        renderItems: ({ code }) => code !== null && <CopyCodeItem code={code} />,
        isOver: (one) => discountState(one, now) === 'ended',
        renderForm: (discount, close) => (
          <DiscountForm creatorId={creatorId} discount={discount} all={rows} onClose={close} />
        ),
        end: t('offers.end'),
        endOf: ({ discountId, name }) => ({
          title: t('offers.end_title', { name: isolate(name) }),
          text: t('offers.end_text'),
          trackedAs: 'discount-end',
          call: () => send(endDiscount, { discountId }, { creatorId }),
        }),
        refresh: useInvalidateDiscounts(),
      }}
    />
  )
}
