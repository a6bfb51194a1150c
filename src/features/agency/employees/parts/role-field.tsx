import { useTranslation } from '@/i18n/use-translation'

import type { EmployeeRole } from '@/domain/employee'
import { Select } from '@/ui/select'
import { TextField } from '@/ui/text-field'

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
  const { give } = useRights()
  const words = label ?? t('employees.column_role')
  if (isReadOnly || !give.includes(value))
    return <TextField readOnly label={words} value={t(`employees.role_${value}`)} />
  const hint = give.includes('agency_director')
    ? undefined
    : give.includes('agency_manager')
      ? t('employees.roles_director')
      : t('employees.roles_manager')
  return (
    <Select
      label={words}
      {...(labelHidden ? { labelHidden } : { hint })}
      options={give.map((role) => ({ value: role, label: t(`employees.role_${role}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}
