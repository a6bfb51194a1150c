import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { FanList } from '@/domain/fan-list'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { DangerQuestion } from '@/ui/danger-question'
import { plainName } from '@/ui/user-name'

import { useDeleteList } from '../use-lists'
import { namesOfUses, usesText } from './uses'

interface DeleteQuestionProps {
  creatorId: string
  list: FanList
  onDeleted: () => void
  onClose: () => void
}

/** Confirms deleting a list and shows what uses it. */
export function DeleteQuestion({ creatorId, list, onDeleted, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation('lists')
  const name = isolate(plainName(list.name))
  const remove = useDeleteList(creatorId, () => {
    toast.success(t('deleted', { name }))
    onDeleted()
  })
  const isUsed = list.uses.length > 0
  return (
    <DangerQuestion
      title={t('delete_title', { name })}
      keep={t('delete_keep')}
      act={isUsed ? t('delete_used') : t('act_delete')}
      trackedAs="list-delete"
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onKeep={onClose}
      onAct={() => remove.mutate(list)}
    >
      {isUsed
        ? t('delete_used_text', { uses: usesText(t, list), names: namesOfUses(list) })
        : t('delete_text')}
    </DangerQuestion>
  )
}
