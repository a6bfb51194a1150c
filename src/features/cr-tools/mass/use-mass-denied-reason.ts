import { useCurrentUser } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'

/** Why the user may see mass messages but not send any; undefined when they may. */
export function useMassDeniedReason(): string | undefined {
  const { t } = useTranslation('tools')
  return useCurrentUser().data?.chatterPermissions.massMessages === 'view' ? t('mass.denied') : undefined
}
