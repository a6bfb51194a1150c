import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Label } from '@/domain/channel'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { plainName } from '@/ui/user-name'

import type { useLabelActs } from '../use-labels'

/** Asked before a label goes: it goes from every conversation of the creator. */
export function DeleteLabel({
  of,
  remove,
  onClose,
}: {
  of: Label
  remove: ReturnType<typeof useLabelActs>['remove']
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  return (
    <Dialog
      isOpen
      isGrave
      size="small"
      title={t('fan.labels_delete_title', { name: isolate(plainName(of.name)) })}
      onClose={onClose}
      closing={remove.isPending ? 'block' : 'free'}
      actions={
        <>
          <Button onClick={onClose}>{t('fan.cancel')}</Button>
          <Button
            kind="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ labelId: of.labelId }, { onSuccess: onClose })}
          >
            {t('fan.labels_delete_act')}
          </Button>
        </>
      }
    >
      <p>{t('fan.labels_delete_text')}</p>
      <div role="alert">{remove.error && <FieldError>{errorText(remove.error)}</FieldError>}</div>
    </Dialog>
  )
}
