import type { Outgoing } from '@/domain/outgoing'
import { useTranslation } from '@/i18n/use-translation'

import { mediaOf } from './preview-of'

/** Describes an unsent message in one line: its text, else its media. */
export function useOutgoingWords(): (of: Pick<Outgoing, 'text' | 'media'>) => string {
  const { t } = useTranslation('tools')
  return ({ text, media }) => {
    const most = mediaOf({ mediaKinds: media.map(({ kind }) => kind) })
    if (text !== '') return text
    return most ? t(`inbox.kind_${most.kind}`, { count: most.count }) : t('inbox.kind_empty')
  }
}
