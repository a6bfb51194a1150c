import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { ChannelLabel } from '@/domain/chat/channel'
import { isolate } from '@/lib/text/isolate'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'
import { plainName } from '@/ui/text/user-name'

import type { useLabelActions } from './use-labels'

/** Confirms deleting a label, which removes it from every conversation of the creator. */
export function DeleteLabel({
  of,
  remove,
  onClose,
}: {
  of: ChannelLabel
  remove: ReturnType<typeof useLabelActions>['remove']
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  return (
    <DangerConfirmation
      title={t('fan.labels_delete_title', { name: isolate(plainName(of.name)) })}
      cancelLabel={t('fan.cancel')}
      confirmLabel={t('fan.labels_delete_act')}
      closing={remove.isPending ? 'block' : 'free'}
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ labelId: of.labelId }, { onSuccess: onClose })}
    >
      {t('fan.labels_delete_text')}
    </DangerConfirmation>
  )
}
