import { ChevronRight } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Fan } from '@/domain/chat/fan'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'

import { HiddenSpend } from '../panel/hidden-spend'
import { PurchaseGrid } from './purchase-thumb'
import { Section } from '../panel/section'

const SHOWN_COUNT = 4

/** The latest sales and offers; a tab shows the rest. */
export function RecentPurchases({
  fan,
  currency,
  onAll,
  onGo,
}: {
  fan: Fan
  currency: string
  onAll: () => void
  onGo: (messageId: string) => void
}) {
  const { t } = useTranslation('profile')
  const shown = fan.spend ? fan.purchases.slice(0, SHOWN_COUNT) : []
  return (
    <Section
      id="purchases"
      title={t('fan.purchases_recent')}
      aside={
        shown.length > 0 && (
          <Button
            kind="ghost"
            size="small"
            onClick={onAll}
            end={<Icon of={ChevronRight} size="xxs" mirrored />}
          >
            {t('fan.purchases_all')}
          </Button>
        )
      }
    >
      {fan.spend === null && <HiddenSpend />}
      {fan.spend !== null && shown.length === 0 && (
        <p className="text-13 text-text-quiet">{t('fan.purchases_empty')}</p>
      )}
      {shown.length > 0 && (
        <PurchaseGrid of={shown} currency={currency} onGo={onGo} className="grid-cols-4 gap-[6px]" />
      )}
    </Section>
  )
}
