import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage, MassState } from '@/domain/mass/mass-message'
import { usePermission } from '@/features/auth'

/** States in which some fans already received it; sending stops first. */
const STATES_WITH_RECIPIENTS: ReadonlySet<MassState> = new Set(['sending', 'paused', 'done', 'stopped'])

/** Whether copies that no one bought can be unsent, paid or free. */
export const canUnsend = ({ state }: MassMessage): boolean => STATES_WITH_RECIPIENTS.has(state)

/** Why the user may not unsend; undefined when they may (screens S0). */
export function useUnsendDisabledReason(): string | undefined {
  const { t } = useTranslation('tools')
  return usePermission('canUnsend') ? undefined : t('thread.menu_not_allowed')
}
