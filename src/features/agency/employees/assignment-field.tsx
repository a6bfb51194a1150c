import { useTranslation } from '@/i18n/use-translation'
import { Select } from '@/ui/field/select'
import { TextField } from '@/ui/field/text-field'
import { useFormField } from '@/ui/field/form/use-form-field'

import { ChoicesError } from '../filter/choices-error'
import { type Assignment, idOfOption, optionOfId, useAssignmentOptions } from './assignment-options'
import type { PersonForm } from './person/use-person-form'

/** Selects a group or a permission set. */
export function AssignmentField({
  kind,
  id,
  error,
  isReadOnly = false,
  onChange,
}: {
  kind: Assignment
  id: string | null
  error?: string | undefined
  isReadOnly?: boolean
  onChange: (id: string | null) => void
}) {
  const { t } = useTranslation('analytics')
  const { options, hint, retry } = useAssignmentOptions(kind, id)
  const label = t(`employees.column_${kind}`)
  const value = optionOfId(id)
  return (
    <div className="grid content-start gap-2">
      {isReadOnly ? (
        <TextField
          readOnly
          dir="auto"
          label={label}
          value={options.find((option) => option.value === value)?.label ?? ''}
        />
      ) : (
        <Select
          label={label}
          hint={hint}
          error={error}
          options={options}
          value={value}
          onChange={(chosen) => onChange(idOfOption(chosen))}
        />
      )}
      <ChoicesError retry={retry} />
    </div>
  )
}

interface PersonAssignmentProps {
  form: PersonForm
  kind: Assignment
  isReadOnly: boolean
}

/** The person's group or permission set. */
export function PersonAssignment({ form, kind, isReadOnly }: PersonAssignmentProps) {
  const { value, error, change } = useFormField({
    form,
    name: kind === 'group' ? 'groupId' : 'permissionSetId',
  })
  return <AssignmentField kind={kind} id={value} error={error} isReadOnly={isReadOnly} onChange={change} />
}
