import { useTranslation } from '@/i18n/use-translation'
import { toast } from '@/services/page/toasts'

/** Says how many people an action reached, and how many invitations were open no more. */
export function useInvitationsToast() {
  const { t } = useTranslation('analytics')
  return (action: 'resend' | 'cancel' | 'reactivate', count: number, gone: number): void => {
    if (count > 0) toast.success(t(`employees.did_${action}`, { count }))
    if (gone > 0) toast.info(t('employees.invites_gone', { count: gone }))
  }
}
