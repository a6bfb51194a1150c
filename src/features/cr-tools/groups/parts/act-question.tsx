import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'

/** Asked before somebody loses the group. */
export function ActQuestion({
  act,
  count,
  isBusy,
  error,
  onAct,
  onClose,
}: {
  act: 'ban' | 'remove'
  count: number
  isBusy: boolean
  error: Error | null
  onAct: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('tools')
  return (
    <Dialog
      isOpen
      isGrave
      size="small"
      title={t(`groups.${act}_title`, { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('groups.cancel')}</Button>
          <Button kind="danger" busy={isBusy} onClick={onAct}>
            {t(`groups.act_${act}`)}
          </Button>
        </>
      }
    >
      <p>{t(`groups.${act}_text`)}</p>
      <div role="alert">{error && <FieldError>{errorText(error)}</FieldError>}</div>
    </Dialog>
  )
}
