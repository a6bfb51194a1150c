import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { deletePermissionSet, listPermissionSets } from '@/api/calls/employees'
import { mutationOf } from '@/api/query'
import type { PermissionSet } from '@/domain/permission-set'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'

import { DeleteQuestion } from './delete-question'

/** Confirms the deletion of an unused set; the server refuses one in use. */
export function DeleteSet({
  set,
  onClose,
  onDone,
}: {
  set: PermissionSet
  onClose: () => void
  onDone: () => void
}) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const remove = useMutation({
    ...mutationOf(deletePermissionSet),
    onSuccess: async () => {
      toast.success(t('employees.set_deleted'))
      onDone()
      await client.invalidateQueries({ queryKey: [listPermissionSets.path] })
    },
  })
  return (
    <DeleteQuestion
      title={t('employees.set_delete_title', { name: isolate(set.name) })}
      verb={t('employees.set_delete')}
      remove={remove}
      body={{ permissionSetId: set.permissionSetId }}
      onClose={onClose}
    >
      {t('employees.set_delete_text')}
    </DeleteQuestion>
  )
}
