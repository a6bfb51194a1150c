import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/channel'
import { useCurrentUser } from '@/features/auth'

/** Why conversations can't be changed by this person, and who can grant it; nothing where they can, or it is not known yet. */
export function useWhyNotAct(): string | undefined {
  const { t } = useTranslation('tools')
  const right = useCurrentUser().data?.chatterPermissions.messages
  return right === undefined || right === 'edit' ? undefined : t('composer.read_only_no_permission')
}

/** Why nobody, or this person, can write in a conversation; nothing where they can. */
export function useWhyNotWrite({ readOnly }: Pick<OpenChannel, 'readOnly'>): string | undefined {
  const { t } = useTranslation('tools')
  const denied = useWhyNotAct()
  return readOnly === null ? denied : t(`composer.read_only_${readOnly}`)
}
