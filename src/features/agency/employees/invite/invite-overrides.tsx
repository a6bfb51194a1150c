import { X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Badge } from '@/ui/text/badge'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/field/select'
import { NumberField } from '@/ui/field/number-field'

import type { InviteRow } from './invite-rows'
import { type Assignment, useAssignmentOptions } from '../assignment-options'
import { useStaffGroupList, usePermissionSetList, useSetName } from '../sets-and-groups'

interface InviteOverridesProps {
  row: InviteRow
  onChange: (part: Partial<InviteRow>) => void
}

/** The option for the value all get, since a listbox needs a key. */
const USE_DEFAULT = 'all'

function OverrideSelect({
  kind,
  id,
  onChange,
}: {
  kind: Assignment
  id: string | null | undefined
  onChange: (id: string | undefined) => void
}) {
  const { t } = useTranslation('analytics')
  const { options } = useAssignmentOptions(kind)
  return (
    <Select
      label={t(`employees.column_${kind}`)}
      options={[{ value: USE_DEFAULT, label: t('employees.as_for_all') }, ...options]}
      value={id === undefined ? USE_DEFAULT : id}
      onChange={(value) => onChange(value === USE_DEFAULT ? undefined : value)}
    />
  )
}

/** A value that overrides the one for all, removable. */
function OverrideChip({ children, onRemove }: { children: string; onRemove: () => void }) {
  const { t } = useTranslation('analytics')
  return (
    <span className="inline-flex items-center gap-[2px]">
      <Badge outlined>{children}</Badge>
      <IconButton
        icon={X}
        size="small"
        name={t('employees.said_remove', { said: children })}
        onClick={onRemove}
      />
    </span>
  )
}

/** Fields for pasted values that could not be parsed; each stays while the user fixes it. */
function UnparsedFields({ row, onChange }: InviteOverridesProps) {
  const { t } = useTranslation('analytics')
  const { pastedGroup, pastedSet, pastedHourly } = row
  if (pastedGroup === undefined && pastedSet === undefined && pastedHourly === undefined) return null
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {pastedGroup !== undefined && (
        <OverrideSelect kind="group" id={row.groupId} onChange={(groupId) => onChange({ groupId })} />
      )}
      {pastedSet !== undefined && (
        <OverrideSelect
          kind="set"
          id={row.permissionSetId}
          onChange={(permissionSetId) => onChange({ permissionSetId })}
        />
      )}
      {pastedHourly !== undefined && row.isPayLocked && (
        <OverrideChip onRemove={() => onChange({ pastedHourly: undefined, isPayLocked: undefined })}>
          {t('employees.hourly_said', { amount: pastedHourly })}
        </OverrideChip>
      )}
      {pastedHourly !== undefined && !row.isPayLocked && (
        <NumberField
          label={t('employees.pay_hourly')}
          value={row.hourly ?? ''}
          onChange={(event) => onChange({ hourly: event.target.value })}
        />
      )}
    </div>
  )
}

/** The overrides of a pasted line besides email, name and role. */
export function InviteOverrides({ row, onChange }: InviteOverridesProps) {
  const { t } = useTranslation('analytics')
  const setName = useSetName()
  const known = { groups: useStaffGroupList(), sets: usePermissionSetList() }
  const group =
    row.pastedGroup === undefined && known.groups.find(({ groupId }) => groupId === row.groupId)?.name
  const set =
    row.pastedSet === undefined &&
    known.sets.find(({ permissionSetId }) => permissionSetId === row.permissionSetId)
  const hourly = row.pastedHourly === undefined && row.hourly
  return (
    <>
      {(group || set || hourly) && (
        <span className="flex flex-wrap gap-1">
          {group && <OverrideChip onRemove={() => onChange({ groupId: undefined })}>{group}</OverrideChip>}
          {set && (
            <OverrideChip onRemove={() => onChange({ permissionSetId: undefined })}>
              {setName(set)}
            </OverrideChip>
          )}
          {hourly && (
            <OverrideChip onRemove={() => onChange({ hourly: undefined })}>
              {t('employees.hourly_said', { amount: hourly })}
            </OverrideChip>
          )}
        </span>
      )}
      <UnparsedFields row={row} onChange={onChange} />
    </>
  )
}
