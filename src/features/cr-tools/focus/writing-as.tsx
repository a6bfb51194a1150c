import { useTranslation } from '@/i18n/use-translation'

import { CreatorAvatarWithName } from './creator-avatar-with-name'
import { useCreator } from './creators'

/** The creator the user writes as, on pages without a bar that names them. */
export function WritingAs() {
  const { t } = useTranslation('tools')
  const { creator } = useCreator()
  if (!creator) return null
  return (
    <span role="note" className="flex min-w-0 items-center gap-2 font-medium">
      <span className="sr-only">{t('composer.writing_as')}</span>
      <CreatorAvatarWithName assigned={creator} />
    </span>
  )
}
