import type { OutboxMessage } from '@/domain/chat/outbox'
import { useTranslation } from '@/i18n/use-translation'

import { mediaOf } from './last-message'

/** Describes an unsent message in one line: its text, else its media. */
export function useOutgoingText(): (of: Pick<OutboxMessage, 'text' | 'media'>) => string {
  const { t } = useTranslation('tools')
  return ({ text, media }) => {
    const most = mediaOf({ mediaKinds: media.map(({ kind }) => kind) })
    if (text !== '') return text
    return most ? t(`inbox.kind_${most.kind}`, { count: most.count }) : t('inbox.kind_empty')
  }
}
