import { useTranslation } from '@/i18n/use-translation'

import { COUNTER_THRESHOLD_CHARACTERS, MESSAGE_MAX_CHARACTERS } from '@/config/tool-limits'

import { type ComposerStore, useContentOf } from './store/composer-store'

/** Characters left, shown near the limit. */
export function CharactersLeft({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const left = useContentOf(composer, ({ text }) => {
    const left = MESSAGE_MAX_CHARACTERS - text.length
    return left <= COUNTER_THRESHOLD_CHARACTERS && left >= 0 ? left : null
  })
  if (left === null) return null
  return (
    <p className="pt-1 text-end text-12 text-text-quiet tabular-nums">
      {t('composer.too_long_left', { count: left })}
    </p>
  )
}
