import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { deletePermissionSet, listPermissionSets } from '@/api/calls/agency/employees'
import { mutationOf } from '@/api/query'
import type { PermissionSet } from '@/domain/account/permission-set'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { ConfirmDeleteDialog } from '../confirm-delete-dialog'

/** Confirms the deletion of an unused set; the server refuses one in use. */
export function DeleteSetDialog({
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
    <ConfirmDeleteDialog
      title={t('employees.set_delete_title', { name: isolate(set.name) })}
      verb={t('employees.set_delete')}
      remove={remove}
      body={{ permissionSetId: set.permissionSetId }}
      onClose={onClose}
    >
      {t('employees.set_delete_text')}
    </ConfirmDeleteDialog>
  )
}
