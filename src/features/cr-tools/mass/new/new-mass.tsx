import { useTranslation } from '@/i18n/use-translation'

import { toast } from '@/services/page/toasts'

import { NEW_MASS_START, newMassDraftKeys } from '../mass-form-start'
import { MassForm } from './mass-form'
import { useSendMass } from './use-send-mass'

interface NewMassProps {
  creatorId: string
  /** Called with the tab that shows the sent message. */
  onSent: (tab: 'scheduled' | 'sent') => void
}

/** Form for a new mass message; it restores the draft stored on this device. */
export function NewMass({ creatorId, onSent }: NewMassProps) {
  const { t } = useTranslation('tools')
  const sending = useSendMass(creatorId)
  return (
    <MassForm
      creatorId={creatorId}
      draftKeys={newMassDraftKeys(creatorId)}
      start={NEW_MASS_START}
      sending={sending}
      onSent={({ time }) => {
        toast.success(time === 'now' ? t('mass.sent_now') : t('mass.sent_later'))
        onSent(time === 'now' ? 'sent' : 'scheduled')
      }}
    />
  )
}
