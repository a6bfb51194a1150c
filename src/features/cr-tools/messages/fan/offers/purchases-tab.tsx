import { ShoppingBag } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Fan, FanPurchase } from '@/domain/chat/fan'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Segmented } from '@/ui/field/segmented'

import { HiddenSpend } from '../panel/hidden-spend'
import { PurchaseGrid } from './purchase-thumb'

const PURCHASE_FILTERS = ['every', 'bought', 'open'] as const
type PurchaseFilter = (typeof PURCHASE_FILTERS)[number]

const MATCHES: Record<PurchaseFilter, (one: FanPurchase) => boolean> = {
  every: () => true,
  bought: ({ boughtAt }) => boughtAt !== null,
  open: ({ boughtAt }) => boughtAt === null,
}

/** Everything sold or offered to the fan, newest first. */
export function PurchasesTab({
  fan,
  currency,
  onGo,
}: {
  fan: Fan
  currency: string
  onGo: (messageId: string) => void
}) {
  const { t } = useTranslation('profile')
  const [show, setShow] = useState<PurchaseFilter>('every')
  if (fan.spend === null)
    return (
      <div className="px-4 pb-4">
        <HiddenSpend />
      </div>
    )
  if (fan.purchases.length === 0)
    return (
      <EmptyState icon={ShoppingBag} title={t('fan.purchases_empty')}>
        {t('fan.purchases_empty_text')}
      </EmptyState>
    )
  const shown = fan.purchases.filter(MATCHES[show])
  return (
    <div className="grid justify-items-start gap-4 px-4 pb-4">
      <Segmented
        label={t('fan.purchases_show')}
        labelHidden
        value={show}
        onChange={setShow}
        options={PURCHASE_FILTERS.map((value) => ({ value, label: t(`fan.purchases_${value}`) }))}
      />
      {shown.length === 0 && <p className="text-13 text-text-quiet">{t('fan.purchases_none_of_kind')}</p>}
      <PurchaseGrid
        of={shown}
        currency={currency}
        onGo={onGo}
        isDated
        className="w-full grid-cols-3 gap-x-2 gap-y-4"
      />
    </div>
  )
}
