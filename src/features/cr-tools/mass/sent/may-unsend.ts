import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage, MassState } from '@/domain/mass-message'
import { useCurrentUser } from '@/features/auth'

/** Some fans have got it; what is still on its way stops first. */
const IS_OUT: ReadonlySet<MassState> = new Set(['sending', 'paused', 'done', 'stopped'])

/** What nobody has bought can be taken back of these, sold or free. */
export const canUnsend = ({ state }: MassMessage): boolean => IS_OUT.has(state)

/** Why this person may not; nothing when they may (screens S0). */
export function useWhyNotUnsend(): string | undefined {
  const { t } = useTranslation('tools')
  return useCurrentUser().data?.chatterPermissions.canUnsend ? undefined : t('thread.menu_not_allowed')
}
