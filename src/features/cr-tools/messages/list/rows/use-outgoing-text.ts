import { useTranslation } from '@/i18n/use-translation'

import type { DraftContent } from '../../../outbox/composer-draft'
import { mediaOf } from './last-message'

/** Describes an unsent message in one line: its text, else its media. */
export function useOutgoingText(): (of: Pick<DraftContent, 'text' | 'media'>) => string {
  const { t } = useTranslation('tools')
  return ({ text, media }) => {
    const most = mediaOf({ mediaKinds: media.map(({ kind }) => kind) })
    if (text !== '') return text
    return most ? t(`inbox.kind_${most.kind}`, { count: most.count }) : t('inbox.kind_empty')
  }
}
