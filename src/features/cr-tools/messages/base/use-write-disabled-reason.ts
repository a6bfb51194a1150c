import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'

import { useViewOnlyReason } from '../../base/permissions'

/** Returns why the user, or anyone, can't write in a conversation; undefined when they can. */
export function useWriteDisabledReason({ readOnly }: Pick<OpenChannel, 'readOnly'>): string | undefined {
  const { t } = useTranslation('tools')
  const denied = useViewOnlyReason('messages')
  return readOnly === null ? denied : t(`composer.read_only_${readOnly}`)
}
