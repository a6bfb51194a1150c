import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Label } from '@/domain/channel'
import { isolate } from '@/lib/isolate'
import { DangerQuestion } from '@/ui/danger-question'
import { plainName } from '@/ui/user-name'

import type { useLabelActs } from '../use-labels'

/** Confirms deleting a label, which removes it from every conversation of the creator. */
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
    <DangerQuestion
      title={t('fan.labels_delete_title', { name: isolate(plainName(of.name)) })}
      keep={t('fan.cancel')}
      act={t('fan.labels_delete_act')}
      closing={remove.isPending ? 'block' : 'free'}
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onKeep={onClose}
      onAct={() => remove.mutate({ labelId: of.labelId }, { onSuccess: onClose })}
    >
      {t('fan.labels_delete_text')}
    </DangerQuestion>
  )
}
