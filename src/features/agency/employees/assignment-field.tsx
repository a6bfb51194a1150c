import { useTranslation } from '@/i18n/use-translation'
import { TextField } from '@/ui/field/text-field'
import { useFormField } from '@/ui/field/form/use-form-field'
import { OptionalSelect } from '@/ui/field/optional'

import { ChoicesError } from '../filter/choices-error'
import { type Assignment, useAssignmentOptions } from './assignment-options'
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
  const { none, options, hint, retry } = useAssignmentOptions(kind, id)
  const label = t(`employees.column_${kind}`)
  return (
    <div className="grid content-start gap-2">
      {isReadOnly ? (
        <TextField
          readOnly
          label={label}
          value={id === null ? none : (options.find(({ value }) => value === id)?.label ?? '')}
        />
      ) : (
        <OptionalSelect
          label={label}
          hint={hint}
          error={error}
          none={none}
          options={options}
          value={id}
          onChange={onChange}
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
