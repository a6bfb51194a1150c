import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { SHIFT_SCOPES } from '@/domain/planned-shift'
import { formatDuration, zoneName } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { DateField } from '@/ui/date-field'
import { Drawer } from '@/ui/drawer'
import { FieldError } from '@/ui/field-error'
import { Segmented } from '@/ui/segmented'
import { TimeField } from '@/ui/time-field'

import { ChoiceMenu } from '@/features/figures/choice-menu'
import { chosenAmong, useOwnCreatorRead } from '../../filter/choices'
import { isOvernight, spanOf } from '../shift-fields'
import { usePlannable } from '../subjects'
import { type ShiftForm, type ShiftSubject, useShiftForm } from '../use-shift-form'
import { RepeatFields } from './repeat-fields'
import { ShiftOverlaps } from './shift-overlaps'

interface ShiftDrawerProps {
  subject: ShiftSubject
  timezone: string
  onClose: () => void
  onDelete: () => void
}

function Whom({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('analytics')
  const people = usePlannable(true)
  const creators = useOwnCreatorRead(true)
  const { userIds, creatorIds } = form.fields
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid content-start gap-[6px]">
        <span className="text-13 font-medium">{t('shifts.people')}</span>
        <ChoiceMenu
          name={t('shifts.people')}
          allLabel={t('shifts.people_none')}
          choices={people.choices}
          onRetry={people.retry}
          chosen={userIds}
          onChange={(ids) => form.change({ userIds: ids })}
        />
        {form.problems.has('people') && <FieldError>{t('shifts.needs_people')}</FieldError>}
      </div>
      <div className="grid content-start gap-[6px]">
        <span className="text-13 font-medium">{t('shifts.creators')}</span>
        <ChoiceMenu
          name={t('shifts.creators')}
          allLabel={t('shifts.creators_none')}
          choices={creators.choices}
          onRetry={creators.retry}
          chosen={creatorIds}
          onChange={(ids) => form.change({ creatorIds: chosenAmong(creators.choices, creatorIds, ids) })}
        />
      </div>
    </div>
  )
}

function When({ form, timezone }: { form: ShiftForm; timezone: string }) {
  const { t } = useTranslation('analytics')
  const { fields, problems, change } = form
  const span = spanOf(fields, timezone)
  const needs = (problem: 'day' | 'start' | 'end') =>
    problems.has(problem) && { error: t(`shifts.needs_${problem}`) }
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-4 [&>*]:min-w-0 [&>div:first-child]:col-span-2">
        <DateField
          required
          label={t('shifts.day')}
          value={fields.day}
          onChange={(day) => change({ day })}
          {...needs('day')}
        />
        <TimeField
          required
          label={t('shifts.start')}
          value={fields.start}
          onChange={(start) => change({ start })}
          {...needs('start')}
        />
        <TimeField
          required
          label={t('shifts.end')}
          value={fields.end}
          onChange={(end) => change({ end })}
          {...needs('end')}
        />
      </div>
      <p className="text-13 text-text-quiet">
        {span &&
          t(isOvernight(fields) ? 'shifts.length_overnight' : 'shifts.length', {
            length: formatDuration(span.endAt - span.startAt),
            zone: zoneName(timezone),
          })}
      </p>
    </div>
  )
}

function Scope({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('analytics')
  return (
    <div className="grid gap-2">
      <span className="text-13 font-medium">{t('shifts.scope')}</span>
      <Segmented
        name={t('shifts.scope')}
        options={SHIFT_SCOPES.map((value) => ({ value, label: t(`shifts.scope_${value}`) }))}
        value={form.fields.scope}
        onChange={(scope) => form.change({ scope })}
      />
    </div>
  )
}

/** Creates or edits a shift: people, creators, times and repeat. */
export function ShiftDrawer({ subject, timezone, onClose, onDelete }: ShiftDrawerProps) {
  const { t } = useTranslation('analytics')
  const id = useId()
  const form = useShiftForm(subject, timezone, onClose)
  const { shift } = subject
  const isInSeries = Boolean(shift?.seriesId)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      closing={form.isDirty ? 'warn' : 'free'}
      title={t(shift ? 'shifts.form_change' : 'shifts.form_new')}
      trackedAs="shift-form"
      actions={
        <>
          {shift && (
            <Button
              kind="ghost"
              icon={Trash2}
              className="me-auto"
              disabledReason={form.isDirty ? t('employees.save_first') : undefined}
              onClick={onDelete}
            >
              {t('shifts.delete')}
            </Button>
          )}
          <Button onClick={onClose}>{t('shifts.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={form.save.isPending}>
            {t(shift ? 'shifts.save' : 'shifts.plan_it')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        {shift?.state === 'draft' && (
          <span>
            <Badge outlined>{t('shifts.draft')}</Badge>
          </span>
        )}
        {isInSeries && <Scope form={form} />}
        <Whom form={form} />
        <When form={form} timezone={timezone} />
        {(!isInSeries || form.fields.scope === 'following') && <RepeatFields form={form} />}
        <ShiftOverlaps form={form} timezone={timezone} />
        {!shift && <p className="text-13 text-text-quiet">{t('shifts.new_is_draft')}</p>}
        <div role="alert">{form.save.error && <FieldError>{errorText(form.save.error)}</FieldError>}</div>
      </form>
    </Drawer>
  )
}
