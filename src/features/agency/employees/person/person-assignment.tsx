import { useFormField } from '@/ui/field/form/use-form-field'

import { AssignmentField } from '../assignment-field'
import type { Assignment } from '../assignment-options'
import type { PersonForm } from './use-person-form'

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
