import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage } from '@/domain/mass/mass-message'
import { cx } from '@/ui/cx'

import { MediaThumbs } from './media-thumbs'
import { TextWithVariables } from './text-with-variables'

const MAX_SHOWN = 2

/** The message's text on one line, with its media. */
export function MassText({
  massMessage,
  className = 'w-72',
}: {
  massMessage: Pick<MassMessage, 'text' | 'media'>
  className?: string
}) {
  const { t } = useTranslation('tools')
  return (
    <span className={cx('flex max-w-full min-w-0 items-center gap-2', className)}>
      {massMessage.media.length > 0 && (
        <>
          <span className="sr-only">{t('mass.media_count', { count: massMessage.media.length })}</span>
          <MediaThumbs media={massMessage.media} atMost={MAX_SHOWN} size="size-7" />
        </>
      )}
      <span dir="auto" className="cut min-w-0 flex-1">
        {massMessage.text ? <TextWithVariables text={massMessage.text} /> : t('mass.without_text')}
      </span>
    </span>
  )
}
