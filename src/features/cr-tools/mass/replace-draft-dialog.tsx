import { useTranslation } from '@/i18n/use-translation'

import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

import type { useStartMass } from './use-start-mass'

/** Confirms replacing the draft of a new mass message. */
export function ReplaceDraftDialog({ begin: { keep, replace } }: { begin: ReturnType<typeof useStartMass> }) {
  const { t } = useTranslation('tools')
  return (
    <DangerConfirmation
      title={t('mass.replace_title')}
      cancelLabel={t('mass.replace_keep')}
      confirmLabel={t('mass.replace')}
      trackedAs="mass-replace"
      onCancel={keep}
      onConfirm={replace}
    >
      {t('mass.replace_text')}
    </DangerConfirmation>
  )
}
