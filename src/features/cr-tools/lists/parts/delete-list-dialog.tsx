import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { FanList } from '@/domain/lists/fan-list'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'
import { plainName } from '@/ui/text/user-name'

import { useDeleteList } from '../use-fan-lists'
import { namesOfUses, usesText } from './list-uses'

interface DeleteListDialogProps {
  creatorId: string
  list: FanList
  onDeleted: () => void
  onClose: () => void
}

/** Confirms deleting a list and shows what uses it. */
export function DeleteListDialog({ creatorId, list, onDeleted, onClose }: DeleteListDialogProps) {
  const { t } = useTranslation('lists')
  const name = isolate(plainName(list.name))
  const remove = useDeleteList(creatorId, () => {
    toast.success(t('deleted', { name }))
    onDeleted()
  })
  const isUsed = list.uses.length > 0
  return (
    <DangerConfirmation
      title={t('delete_title', { name })}
      cancelLabel={t('delete_keep')}
      confirmLabel={isUsed ? t('delete_used') : t('act_delete')}
      trackedAs="list-delete"
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onCancel={onClose}
      onConfirm={() => remove.mutate(list)}
    >
      {isUsed
        ? t('delete_used_text', { uses: usesText(t, list), names: namesOfUses(list) })
        : t('delete_text')}
    </DangerConfirmation>
  )
}
