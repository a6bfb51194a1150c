import { useTranslation } from '@/i18n/use-translation'

import type { ScheduleItem } from '@/domain/schedule/schedule'
import { fanValues, fillScript } from '@/domain/chat/script-variables'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

import { FanBubble } from '../../people/fan-bubble'

/** Fills placeholders as one fan reads the text. */
const fillPlaceholders = (text: string, fanName: string | null): string =>
  fillScript(
    text,
    fanValues({
      fan: fanName === null ? undefined : { displayName: fanName, username: '' },
      country: undefined,
      creator: undefined,
    }),
  )

/** Preview as fans see it: placeholders filled, paid media locked. */
export function ScheduleItemPreview({ item }: { item: ScheduleItem }) {
  const { t } = useTranslation('calendar')
  const { fanName, lockText, price, currency } = item
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-medium text-text-quiet">
        {fanName === null ? t('scheduler.preview') : t('scheduler.preview_as', { name: isolate(fanName) })}
      </h3>
      <FanBubble
        text={fillPlaceholders(item.text, fanName)}
        lockText={lockText && fillPlaceholders(lockText, fanName)}
        media={item.media}
        previewMediaIds={item.previewMediaIds}
        words={{
          media: t('scheduler.media', { count: item.media.length }),
          unlock:
            price > 0
              ? t('scheduler.unlock', { price: formatMoney({ amount: price, currency }) })
              : undefined,
          empty: t('scheduler.no_text'),
        }}
      />
    </section>
  )
}
