import { useState } from 'react'

import { addWorkLog, listTeamLogs, listWorkDays } from '@/api/calls/agency/shifts'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { Employee } from '@/domain/agency/employee'
import type { Span } from '@/domain/shift/shift-move'
import { isoOf } from '@/domain/time/instant'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { FormCombobox } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { type FormOf, useForm } from '@/ui/field/form/use-form'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { SkeletonBar } from '@/ui/skeleton'

import { usePeopleChoices } from '../../filter/choices'
import { ChoicesError } from '../../filter/choices-error'
import { LogFields, useLogSchema, type WrittenLog } from './log-form'

interface AddLogDialogProps {
  /** Whose log; absent where the form asks. */
  person?: { userId: string; name: string }
  /** The planned time without a log. */
  span?: Span | undefined
  timezone: string
  onClose: () => void
}

function useAddLogForm({ person, span, onClose }: AddLogDialogProps) {
  const { t } = useTranslation('analytics')
  const [first] = useState((): WrittenLog => ({
    userId: person?.userId ?? null,
    in: { at: span?.startAt ?? null },
    out: { at: span?.endAt ?? null },
    reason: '',
  }))
  return useForm({
    schema: useLogSchema(false),
    values: first,
    draftKey: `work-log-add:${first.userId} ${first.in.at}`,
    serverNames: { clockInAt: 'in', clockOutAt: 'out' },
    save: async ({ userId, in: { at: from }, out: { at: to }, reason }, { clientId }) => {
      // The schema lets nothing missing pass.
      if (userId === null || typeof from !== 'number' || typeof to !== 'number') return NOT_SENT
      return send(addWorkLog, { clientId, userId, clockInAt: isoOf(from), clockOutAt: isoOf(to), reason })
    },
    refresh: useInvalidateCalls(listTeamLogs, listWorkDays),
    done: t('work_logs.added'),
    onSaved: onClose,
  })
}

const isEditable = ({ canEdit }: Employee): boolean => canEdit

function PersonField({ form }: { form: FormOf<WrittenLog> }) {
  const { t } = useTranslation('analytics')
  const { choices, retry } = usePeopleChoices(true, isEditable)
  if (choices === undefined)
    return retry ? <ChoicesError retry={retry} /> : <SkeletonBar className="h-16 w-full rounded-control" />
  return (
    <FormCombobox
      form={form}
      name="userId"
      label={t('column.person')}
      options={choices.map(({ id, label }) => ({ value: id, label }))}
    />
  )
}

/** Adds the hours of a person who forgot to clock in; requires a reason, which the history shows. */
export function AddLogDialog(props: AddLogDialogProps) {
  const { person, timezone, onClose } = props
  const { t } = useTranslation('analytics')
  const form = useAddLogForm(props)
  return (
    <FormDialog
      form={form}
      title={person ? t('work_logs.add_for', { name: isolate(person.name) }) : t('work_logs.add')}
      trackedAs="work-log-add"
      save={t('work_logs.add_do')}
      onClose={onClose}
    >
      <LogFields form={form} timezone={timezone}>
        {!person && <PersonField form={form} />}
      </LogFields>
    </FormDialog>
  )
}
