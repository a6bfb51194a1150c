import { X } from 'lucide'
import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/field/select'
import { TextField } from '@/ui/field/text-field'

import type { InviteProblem, InviteRow } from './invite-rows'
import type { PeopleInviteForm } from './use-people-invite-form'
import { useRights } from '../use-rights'
import { InviteOverrides } from './invite-overrides'

/** The pasted text that a problem refers to. */
const pastedIn = ({ pastedGroup, pastedSet, pastedHourly }: InviteRow, problem: InviteProblem): string =>
  (problem === 'group_unknown' ? pastedGroup : problem === 'pay_not_yours' ? pastedHourly : pastedSet) ?? ''

/** The problem of a line, and what marks the field that it is about. */
function useLineFault(row: InviteRow, form: PeopleInviteForm) {
  const { t } = useTranslation('analytics')
  const errorId = useId()
  const problem = form.problems.get(row.id)
  const error =
    row.refusal ?? (problem && t(`employees.invite_${problem}`, { said: isolate(pastedIn(row, problem)) }))
  const isOfName = !row.refusal && problem?.startsWith('name_') === true
  const fault = error ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : undefined
  return { error, errorId, ofEmail: isOfName ? undefined : fault, ofName: isOfName ? fault : undefined }
}

/** One person to invite, with the problem of the line. */
export function InviteLine({ row, index, form }: { row: InviteRow; index: number; form: PeopleInviteForm }) {
  const { t } = useTranslation('analytics')
  const { assignableRoles } = useRights()
  const fault = useLineFault(row, form)
  const number = index + 1
  const readMany = (text: string): boolean => {
    const isMany = /[\n\t]/.test(text.trim())
    if (isMany) void form.read(text)
    return isMany
  }
  return (
    <li
      className="grid gap-2 border-b border-line-quiet py-3 last:border-b-0"
      aria-label={t('employees.line', { number })}
    >
      <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 sm:grid-cols-[3fr_2fr_2fr_auto]">
        <TextField
          dir="ltr"
          type="email"
          labelHidden
          label={t('employees.email_of', { number })}
          placeholder={t('employees.column_email')}
          value={row.email}
          className="max-sm:col-span-3"
          {...fault.ofEmail}
          onPaste={(event) => {
            if (readMany(event.clipboardData.getData('text'))) event.preventDefault()
          }}
          onChange={(event) => form.change(row.id, { email: event.target.value })}
        />
        <TextField
          labelHidden
          label={t('employees.name_of', { number })}
          placeholder={t('employees.name')}
          {...fault.ofName}
          value={row.name}
          onChange={(event) => form.change(row.id, { name: event.target.value })}
        />
        <Select
          labelHidden
          label={t('employees.role_of', { number })}
          options={assignableRoles.map((role) => ({ value: role, label: t(`employees.role_${role}`) }))}
          value={row.role}
          onChange={(role) => form.change(row.id, { role })}
        />
        <IconButton
          icon={X}
          name={t('employees.line_remove', { number })}
          onClick={() => form.remove(row.id)}
        />
      </div>
      <InviteOverrides row={row} onChange={(part) => form.change(row.id, part)} />
      <ErrorAlert id={fault.errorId}>{fault.error}</ErrorAlert>
    </li>
  )
}
