import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/media'
import { isolate } from '@/lib/isolate'

import { playTime } from '@/lib/play-time'

/** What a media is called aloud: its title, or its kind, and how long it plays. */
export function useMediaWords(): (media: Media) => string {
  const { t } = useTranslation('tools')
  return ({ kind, title, durationS }) => {
    const name = title === '' ? t(`compose_tools.kind_${kind}`) : isolate(title)
    return durationS === null
      ? name
      : t('compose_tools.media_with_length', { name, length: playTime(durationS) })
  }
}
