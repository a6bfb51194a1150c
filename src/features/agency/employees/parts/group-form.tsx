import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { listStaffGroups, saveStaffGroup } from '@/api/calls/employees'
import { isApiError } from '@/api/errors'
import { send } from '@/api/send'
import type { StaffGroup } from '@/domain/staff-group'
import { needed } from '@/lib/written-rules'
import { toast } from '@/services/toasts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { FormSelect } from '@/ui/form/chosen-fields'
import { Form, FormProblem, SubmitButton } from '@/ui/form/form'
import { useForm } from '@/ui/form/use-form'
import { FormText } from '@/ui/form/written-fields'

import { insideOf, treeOf, useKnownGroups } from '../sets-and-groups'

/** The option for no parent, since a listbox needs a key. */
const TOP = 'top'

interface GroupFormProps {
  group: StaffGroup | undefined
  /** A colleague has deleted the group: saving creates it again. */
  isGone?: boolean
  onClose: () => void
}

function useGroupForm({ group, isGone = false, onClose }: GroupFormProps, groups: readonly StaffGroup[]) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listStaffGroups.path] })
  const isThere = (id: string) => groups.some(({ groupId }) => groupId === id)
  return useForm({
    schema: v.object({
      name: needed(t('employees.name_missing')),
      // Falls back to the top level if a colleague has deleted the parent.
      parentId: v.pipe(
        v.string(),
        v.transform((id) => (isThere(id) ? id : null)),
      ),
    }),
    values: { name: group?.name ?? '', parentId: group?.parentId ?? TOP },
    save: async (written) => {
      try {
        return await send(saveStaffGroup, {
          ...(group && !isGone && { groupId: group.groupId }),
          ...written,
        })
      } catch (error) {
        // A colleague has deleted the group, and the list is stale.
        if (isApiError(error, 404)) void refresh()
        throw error
      }
    },
    onSaved: () => {
      toast.success(t('employees.group_saved'))
      onClose()
      void refresh()
    },
  })
}

/** Edits a group's name and parent; a group can't move into itself. */
export function GroupForm(props: GroupFormProps) {
  const { t } = useTranslation('analytics')
  const { group, isGone = false, onClose } = props
  const groups = useKnownGroups()
  const form = useGroupForm(props, groups)
  const inside = group ? insideOf(groups, group.groupId) : new Set<string>()
  return (
    <Form form={form} className="gap-3 rounded-card bg-fill p-3">
      <FormText
        form={form}
        name="name"
        autoFocus
        dir="auto"
        maxLength={60}
        label={t('employees.group_name')}
      />
      <FormSelect
        form={form}
        name="parentId"
        instead={TOP}
        label={t('employees.group_parent')}
        options={[
          { value: TOP, label: t('employees.group_top') },
          ...treeOf(groups)
            .filter((placed) => !inside.has(placed.group.groupId))
            .map((placed) => ({ value: placed.group.groupId, label: placed.group.name })),
        ]}
      />
      {isGone && (
        <div role="status">
          <Banner tone="warning">{t('employees.group_gone')}</Banner>
        </div>
      )}
      {!isGone && <FormProblem form={form} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t('employees.discard')}</Button>
        <SubmitButton form={form}>{t(isGone ? 'employees.group_anew' : 'employees.save')}</SubmitButton>
      </div>
    </Form>
  )
}
