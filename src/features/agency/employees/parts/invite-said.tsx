import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/select'
import { TextField } from '@/ui/text-field'

import type { InviteRow } from '../invite-rows'
import { useGroupOptions, useSetOptions } from '../options'
import { useKnownGroups, useKnownSets, useSetName } from '../sets-and-groups'

interface InviteSaidProps {
  row: InviteRow
  onChange: (part: Partial<InviteRow>) => void
}

/** The option for the value all get, since a listbox needs a key. */
const AS_ALL = 'all'

function ChosenId({
  label,
  id,
  options,
  onChange,
}: {
  label: string
  id: string | null | undefined
  options: readonly { value: string; label: string }[]
  onChange: (id: string | undefined) => void
}) {
  const { t } = useTranslation('analytics')
  return (
    <Select
      label={label}
      options={[{ value: AS_ALL, label: t('employees.as_for_all') }, ...options]}
      value={id === undefined ? AS_ALL : id}
      onChange={(value) => onChange(value === AS_ALL ? undefined : value)}
    />
  )
}

/** A value that overrides the one for all, removable. */
function Said({ children, onRemove }: { children: string; onRemove: () => void }) {
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
function Unclear({ row, onChange }: InviteSaidProps) {
  const { t } = useTranslation('analytics')
  const groups = useGroupOptions()
  const sets = useSetOptions(null)
  const { groupSaid, setSaid, hourlySaid } = row
  if (groupSaid === undefined && setSaid === undefined && hourlySaid === undefined) return null
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {groupSaid !== undefined && (
        <ChosenId
          label={t('employees.column_group')}
          id={row.groupId}
          options={groups.options.filter(({ value }) => groups.idOf(value) !== null)}
          onChange={(groupId) => onChange({ groupId })}
        />
      )}
      {setSaid !== undefined && (
        <ChosenId
          label={t('employees.column_set')}
          id={row.permissionSetId}
          options={sets.options.filter(({ value }) => sets.idOf(value) !== null)}
          onChange={(permissionSetId) => onChange({ permissionSetId })}
        />
      )}
      {hourlySaid !== undefined && row.isPayLocked && (
        <Said onRemove={() => onChange({ hourlySaid: undefined, isPayLocked: undefined })}>
          {t('employees.hourly_said', { amount: hourlySaid })}
        </Said>
      )}
      {hourlySaid !== undefined && !row.isPayLocked && (
        <TextField
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          label={t('employees.pay_hourly')}
          value={row.hourly ?? ''}
          onChange={(event) => onChange({ hourly: event.target.value })}
        />
      )}
    </div>
  )
}

/** The overrides of a pasted line besides email, name and role. */
export function InviteSaid({ row, onChange }: InviteSaidProps) {
  const { t } = useTranslation('analytics')
  const setName = useSetName()
  const known = { groups: useKnownGroups(), sets: useKnownSets() }
  const group =
    row.groupSaid === undefined && known.groups.find(({ groupId }) => groupId === row.groupId)?.name
  const set =
    row.setSaid === undefined &&
    known.sets.find(({ permissionSetId }) => permissionSetId === row.permissionSetId)
  const hourly = row.hourlySaid === undefined && row.hourly
  return (
    <>
      {(group || set || hourly) && (
        <span className="flex flex-wrap gap-1">
          {group && <Said onRemove={() => onChange({ groupId: undefined })}>{group}</Said>}
          {set && <Said onRemove={() => onChange({ permissionSetId: undefined })}>{setName(set)}</Said>}
          {hourly && (
            <Said onRemove={() => onChange({ hourly: undefined })}>
              {t('employees.hourly_said', { amount: hourly })}
            </Said>
          )}
        </span>
      )}
      <Unclear row={row} onChange={onChange} />
    </>
  )
}
