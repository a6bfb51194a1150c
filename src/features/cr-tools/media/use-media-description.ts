import { useCallback } from 'react'

import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { isolate } from '@/lib/text/isolate'

import { formatPlayTime } from '@/lib/text/format-play-time'

/** Returns the function of the accessible name of a media: its title or kind, and its duration. */
export function useMediaDescription(): (media: Media) => string {
  const { t } = useTranslation('tools')
  return useCallback(
    ({ kind, title, durationS }) => {
      const name = title === '' ? t(`compose_tools.kind_${kind}`) : isolate(title)
      return durationS === null
        ? name
        : t('compose_tools.media_with_length', { name, length: formatPlayTime(durationS) })
    },
    [t],
  )
}
