import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { SHIFT_SCOPES } from '@/domain/shift/planned-shift'
import { formatDuration, timeZoneDisplayName } from '@/i18n/format'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { DateField } from '@/ui/field/date-field'
import { Drawer } from '@/ui/overlay/drawer'
import { FieldError } from '@/ui/feedback/field-error'
import { Segmented } from '@/ui/field/segmented'
import { TimeField } from '@/ui/field/time-field'

import { MultiSelectMenu } from '@/features/figures/filter/multi-select-menu'
import { mergeSelection, useOwnCreatorChoices } from '../../filter/choices'
import { isOvernight, spanOfFields } from './shift-fields'
import { usePlannablePeople } from '../use-plan-subjects'
import { type ShiftForm, type ShiftSubject, useShiftForm } from './use-shift-form'
import { RepeatFields } from './repeat-fields'
import { ShiftOverlaps } from './shift-overlaps'

interface ShiftDrawerProps {
  subject: ShiftSubject
  timezone: string
  onClose: () => void
  onDelete: () => void
}

function PeopleFields({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('analytics')
  const people = usePlannablePeople(true)
  const creators = useOwnCreatorChoices(true)
  const { userIds, creatorIds } = form.fields
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid content-start gap-[6px]">
        <span className="text-13 font-medium">{t('shifts.people')}</span>
        <MultiSelectMenu
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
        <MultiSelectMenu
          name={t('shifts.creators')}
          allLabel={t('shifts.creators_none')}
          choices={creators.choices}
          onRetry={creators.retry}
          chosen={creatorIds}
          onChange={(ids) => form.change({ creatorIds: mergeSelection(creators.choices, creatorIds, ids) })}
        />
      </div>
    </div>
  )
}

function TimeFields({ form, timezone }: { form: ShiftForm; timezone: string }) {
  const { t } = useTranslation('analytics')
  const { fields, problems, change } = form
  const span = spanOfFields(fields, timezone)
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
            zone: timeZoneDisplayName(timezone),
          })}
      </p>
    </div>
  )
}

function ScopeField({ form }: { form: ShiftForm }) {
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
        {isInSeries && <ScopeField form={form} />}
        <PeopleFields form={form} />
        <TimeFields form={form} timezone={timezone} />
        {(!isInSeries || form.fields.scope === 'following') && <RepeatFields form={form} />}
        <ShiftOverlaps form={form} timezone={timezone} />
        {!shift && <p className="text-13 text-text-quiet">{t('shifts.new_is_draft')}</p>}
        <div role="alert">{form.save.error && <FieldError>{errorText(form.save.error)}</FieldError>}</div>
      </form>
    </Drawer>
  )
}
