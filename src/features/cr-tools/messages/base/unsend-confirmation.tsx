import { useTranslation } from '@/i18n/use-translation'

import { ConfirmCall } from '@/ui/overlay/confirm-call'

interface UnsendConfirmationProps {
  call: () => Promise<unknown>
  onClose: () => void
}

/** Confirms unsending a message, which cannot be undone. */
export function UnsendConfirmation({ call, onClose }: UnsendConfirmationProps) {
  const { t } = useTranslation('tools')
  return (
    <ConfirmCall
      title={t('thread.unsend_title')}
      cancelLabel={t('thread.cancel')}
      confirmLabel={t('thread.unsend_act')}
      call={call}
      onClose={onClose}
    >
      {t('thread.unsend_text')}
    </ConfirmCall>
  )
}
