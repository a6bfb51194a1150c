import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { deletePermissionSet, listPermissionSets } from '@/api/calls/employees'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { PermissionSet } from '@/domain/permission-set'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'

/** Asked before a set is deleted. Nobody has it: the server keeps those that are in use. */
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
    <Dialog
      isOpen
      isGrave
      size="small"
      title={t('employees.set_delete_title', { name: isolate(set.name) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('employees.keep')}</Button>
          <Button
            kind="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ permissionSetId: set.permissionSetId })}
          >
            {t('employees.set_delete')}
          </Button>
        </>
      }
    >
      <p>{t('employees.set_delete_text')}</p>
      <div role="alert">{remove.error && <FieldError>{errorText(remove.error)}</FieldError>}</div>
    </Dialog>
  )
}
