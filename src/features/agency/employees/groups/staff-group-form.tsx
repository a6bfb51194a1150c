import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { listStaffGroups, saveStaffGroup } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { StaffGroup } from '@/domain/agency/staff-group'
import { requiredText } from '@/lib/form-schemas'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { discardForm } from '@/ui/field/form/discard-form'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'

import { groupTree, groupWithDescendants } from '../../filter/group-tree'
import { useStaffGroupList } from '../sets-and-groups'

/** The option for no parent, since a listbox needs a key. */
const TOP_LEVEL = 'top'

interface StaffGroupFormProps {
  group: StaffGroup | undefined
  /** A colleague has deleted the group: saving creates it again. */
  isGone?: boolean
  onClose: () => void
}

function useGroupForm(
  { group, isGone = false, onClose }: StaffGroupFormProps,
  groups: readonly StaffGroup[],
) {
  const { t } = useTranslation('analytics')
  const isThere = (id: string) => groups.some(({ groupId }) => groupId === id)
  return useForm({
    schema: v.object({
      name: requiredText(t('employees.name_missing')),
      // Falls back to the top level if a colleague has deleted the parent.
      parentId: v.pipe(
        v.string(),
        v.transform((id) => (isThere(id) ? id : null)),
      ),
    }),
    values: { name: group?.name ?? '', parentId: group?.parentId ?? TOP_LEVEL },
    draftKey: `staff-group:${group?.groupId ?? 'new'}`,
    save: (written) =>
      send(saveStaffGroup, { ...(group && !isGone && { groupId: group.groupId }), ...written }),
    refresh: useInvalidateCalls(listStaffGroups),
    done: t('employees.group_saved'),
    onSaved: onClose,
  })
}

/** Edits a group's name and parent; a group can't move into itself. */
export function StaffGroupForm(props: StaffGroupFormProps) {
  const { t } = useTranslation('analytics')
  const { group, isGone = false, onClose } = props
  const groups = useStaffGroupList()
  const form = useGroupForm(props, groups)
  const inside = group ? groupWithDescendants(groups, group.groupId) : new Set<string>()
  return (
    <Form form={form} className="gap-3 rounded-card bg-fill p-3">
      <RestoredDraftNotice form={form} />
      <FormText form={form} name="name" autoFocus maxLength={60} label={t('employees.group_name')} />
      <FormSelect
        form={form}
        name="parentId"
        instead={TOP_LEVEL}
        label={t('employees.group_parent')}
        options={[
          { value: TOP_LEVEL, label: t('employees.group_top') },
          ...groupTree(groups)
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
        <Button onClick={discardForm(form, onClose)}>{t('employees.discard')}</Button>
        <SubmitButton form={form}>{t(isGone ? 'employees.group_anew' : 'employees.save')}</SubmitButton>
      </div>
    </Form>
  )
}
