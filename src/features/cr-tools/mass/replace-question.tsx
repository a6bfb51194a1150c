import { useTranslation } from '@/i18n/use-translation'

import { DangerQuestion } from '@/ui/danger-question'

import type { useBegin } from './use-begin'

/** Confirms replacing the draft of a new mass message. */
export function ReplaceQuestion({ begin: { keep, replace } }: { begin: ReturnType<typeof useBegin> }) {
  const { t } = useTranslation('tools')
  return (
    <DangerQuestion
      title={t('mass.replace_title')}
      keep={t('mass.replace_keep')}
      act={t('mass.replace')}
      trackedAs="mass-replace"
      onKeep={keep}
      onAct={replace}
    >
      {t('mass.replace_text')}
    </DangerQuestion>
  )
}
