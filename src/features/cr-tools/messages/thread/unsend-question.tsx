import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'

/** Asks before a message is unsent, as unsending cannot be undone. */
export function UnsendQuestion({
  isBusy,
  error,
  onUnsend,
  onClose,
}: {
  isBusy: boolean
  error: Error | null
  onUnsend: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('tools')
  return (
    <Dialog
      isOpen
      isGrave
      size="small"
      onClose={onClose}
      title={t('thread.unsend_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('thread.cancel')}</Button>
          <Button kind="danger" busy={isBusy} onClick={onUnsend}>
            {t('thread.unsend_act')}
          </Button>
        </>
      }
    >
      <p>{t('thread.unsend_text')}</p>
      {error && (
        <div role="alert" className="mt-3">
          <FieldError>{errorText(error)}</FieldError>
        </div>
      )}
    </Dialog>
  )
}
