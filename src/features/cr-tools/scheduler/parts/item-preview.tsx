import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { ScheduleItem } from '@/domain/schedule'
import { fanValues, fillScript } from '@/domain/script-variables'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Icon } from '@/ui/icon'

import { MediaThumbs } from '../../mass'

/** Fills placeholders as one fan reads the text. */
const filled = (text: string, fanName: string | null): string =>
  fillScript(
    text,
    fanValues({
      fan: fanName === null ? undefined : { displayName: fanName, username: '' },
      country: undefined,
      creator: undefined,
    }),
  )

/** Preview as fans see it: placeholders filled, paid media locked. */
export function ItemPreview({ of }: { of: ScheduleItem }) {
  const { t } = useTranslation('calendar')
  const isLocked = of.price > 0
  const free = of.media.filter(({ mediaId }) => of.previewMediaIds.includes(mediaId))
  const { fanName } = of
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-medium text-text-quiet">
        {fanName === null ? t('scheduler.preview') : t('scheduler.preview_as', { name: isolate(fanName) })}
      </h3>
      <div className="grid justify-items-start gap-2 rounded-bubble bg-bubble-in px-4 py-3">
        {isLocked ? (
          <>
            <MediaThumbs of={free} />
            <div className="grid w-full justify-items-center gap-1 rounded-card bg-fill px-3 py-6 text-center">
              <Icon of={Lock} size="sm" className="text-text-quiet" />
              <span className="text-13 text-text-quiet">
                {t('scheduler.media', { count: of.media.length })}
              </span>
              {of.lockText && <p dir="auto">{filled(of.lockText, fanName)}</p>}
              <span className="mt-1 rounded-control bg-accent px-3 py-1 font-medium text-text-on-accent">
                {t('scheduler.unlock', { price: formatMoney({ amount: of.price, currency: of.currency }) })}
              </span>
            </div>
          </>
        ) : (
          <MediaThumbs of={of.media} />
        )}
        {of.text !== '' && (
          <p dir="auto" className="w-full wrap-anywhere whitespace-pre-wrap">
            {filled(of.text, fanName)}
          </p>
        )}
        {of.text === '' && of.media.length === 0 && (
          <p className="text-text-quiet">{t('scheduler.no_text')}</p>
        )}
      </div>
    </section>
  )
}
