import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { useCurrentUser } from '@/features/auth'

/**
 * Returns why the user can't change conversations and who can grant it; undefined when they can or while
 * loading.
 */
export function useMessagesReadOnlyReason(): string | undefined {
  const { t } = useTranslation('tools')
  const right = useCurrentUser().data?.chatterPermissions.messages
  return right === undefined || right === 'edit' ? undefined : t('composer.read_only_no_permission')
}

/** Returns why the user, or anyone, can't write in a conversation; undefined when they can. */
export function useWriteDisabledReason({ readOnly }: Pick<OpenChannel, 'readOnly'>): string | undefined {
  const { t } = useTranslation('tools')
  const denied = useMessagesReadOnlyReason()
  return readOnly === null ? denied : t(`composer.read_only_${readOnly}`)
}
