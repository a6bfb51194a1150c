import { useTranslation } from '@/i18n/use-translation'

import type { EmployeeRole } from '@/domain/agency/employee'
import { Select } from '@/ui/field/select'
import { TextField } from '@/ui/field/text-field'

import { useRights } from '../use-rights'

/** Selects a role the user may assign; says who can assign the others. */
export function RoleField({
  value,
  isReadOnly = false,
  label,
  labelHidden = false,
  onChange,
}: {
  value: EmployeeRole
  isReadOnly?: boolean
  label?: string
  labelHidden?: boolean
  onChange: (role: EmployeeRole) => void
}) {
  const { t } = useTranslation('analytics')
  const { assignableRoles } = useRights()
  const words = label ?? t('employees.column_role')
  if (isReadOnly || !assignableRoles.includes(value))
    return <TextField readOnly label={words} value={t(`employees.role_${value}`)} />
  const hint = assignableRoles.includes('agency_director')
    ? undefined
    : assignableRoles.includes('agency_manager')
      ? t('employees.roles_director')
      : t('employees.roles_manager')
  return (
    <Select
      label={words}
      {...(labelHidden ? { labelHidden } : { hint })}
      options={assignableRoles.map((role) => ({ value: role, label: t(`employees.role_${role}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}
