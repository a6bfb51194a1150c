import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listStaffGroups, saveStaffGroup } from '@/api/calls/employees'
import { errorText, isApiError } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { StaffGroup } from '@/domain/staff-group'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-error'
import { Select } from '@/ui/select'
import { TextField } from '@/ui/text-field'

import { insideOf, treeOf, useKnownGroups } from '../sets-and-groups'

/** Stands for no parent: a listbox knows no empty key. */
const TOP = 'top'

function useSaving(onClose: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(saveStaffGroup),
    onSuccess: async () => {
      toast.success(t('employees.group_saved'))
      onClose()
      await client.invalidateQueries({ queryKey: [listStaffGroups.path] })
    },
    // Deleted by a colleague, the list just doesn't say so yet.
    onError: (error) =>
      isApiError(error, 404) ? client.invalidateQueries({ queryKey: [listStaffGroups.path] }) : undefined,
  })
}

interface GroupFormProps {
  group: StaffGroup | undefined
  /** A colleague has deleted it meanwhile: what is written can be made anew. */
  isGone?: boolean
  onClose: () => void
}

/** A group's name and the group it stands in; it can't be put inside itself. */
export function GroupForm({ group, isGone = false, onClose }: GroupFormProps) {
  const { t } = useTranslation('analytics')
  const groups = useKnownGroups()
  const [name, setName] = useState(group?.name ?? '')
  const [parentId, setParentId] = useState(group?.parentId ?? null)
  const [isTried, setTried] = useState(false)
  useUnsaved(name !== (group?.name ?? '') || parentId !== (group?.parentId ?? null))
  const save = useSaving(onClose)
  const isParentThere = groups.some(({ groupId }) => groupId === parentId)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || save.isPending) return
    save.mutate({
      ...(group && !isGone && { groupId: group.groupId }),
      name: name.trim(),
      parentId: isParentThere ? parentId : null,
    })
  }
  const inside = group ? insideOf(groups, group.groupId) : new Set<string>()
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-card bg-fill p-3">
      <TextField
        autoFocus
        dir="auto"
        autoComplete="off"
        maxLength={60}
        label={t('employees.group_name')}
        error={isTried && name.trim() === '' ? t('employees.name_missing') : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label={t('employees.group_parent')}
        options={[
          { value: TOP, label: t('employees.group_top') },
          ...treeOf(groups)
            .filter((placed) => !inside.has(placed.group.groupId))
            .map((placed) => ({ value: placed.group.groupId, label: placed.group.name })),
        ]}
        value={isParentThere && parentId ? parentId : TOP}
        onChange={(value) => setParentId(value === TOP ? null : value)}
      />
      {isGone && (
        <div role="status">
          <Banner tone="warning">{t('employees.group_gone')}</Banner>
        </div>
      )}
      <div role="alert">{save.error && !isGone && <FieldError>{errorText(save.error)}</FieldError>}</div>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t('employees.discard')}</Button>
        <Button kind="primary" type="submit" busy={save.isPending}>
          {t(isGone ? 'employees.group_anew' : 'employees.save')}
        </Button>
      </div>
    </form>
  )
}
