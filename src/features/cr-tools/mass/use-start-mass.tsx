import { useTranslation } from '@/i18n/use-translation'
import { useState } from 'react'

import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'
import { useSession } from '@/features/auth'

import { type MassTemplate, hasMassDraft, replaceMassDraft } from './mass-template'

/**
 * Replaces the new mass message's draft; confirms when one is already started. Render `question`.
 */
export function useStartMass(creatorId: string, onBegun: () => void) {
  const { t } = useTranslation('tools')
  const { userId = '' } = useSession()
  const [waiting, setWaiting] = useState<MassTemplate>()
  const begin = (template: MassTemplate) => {
    setWaiting(undefined)
    replaceMassDraft(userId, creatorId, template)
    onBegun()
  }
  const beginWith = (template: MassTemplate) =>
    hasMassDraft(userId, creatorId) ? setWaiting(template) : begin(template)
  const question = waiting && (
    <DangerConfirmation
      title={t('mass.replace_title')}
      cancelLabel={t('mass.replace_keep')}
      confirmLabel={t('mass.replace')}
      trackedAs="mass-replace"
      onCancel={() => setWaiting(undefined)}
      onConfirm={() => begin(waiting)}
    >
      {t('mass.replace_text')}
    </DangerConfirmation>
  )
  return { beginWith, question }
}
