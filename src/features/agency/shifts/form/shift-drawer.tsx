import { Trash2 } from 'lucide'
import { useId } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useAccountNames } from '@/api/account-names'
import type { RequestOf } from '@/api/call'
import { previewShift } from '@/api/calls/agency/shifts'
import { queryOf } from '@/api/query'
import { SHIFT_SCOPES, type ShiftOverlap } from '@/domain/shift/planned-shift'
import { MultiSelectMenu } from '@/features/figures/filter/multi-select-menu'
import { formatDuration, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { useDebouncedRequest } from '@/services/input/use-debounced'
import { Button } from '@/ui/button'
import { Banner } from '@/ui/feedback/banner'
import { FieldError } from '@/ui/feedback/field-error'
import { discardForm } from '@/ui/field/form/discard-form'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { FormSegmented } from '@/ui/field/form/form-choice-fields'
import { FormDate, FormTime } from '@/ui/field/form/form-date-fields'
import { useFormField } from '@/ui/field/form/use-form-field'
import { Drawer } from '@/ui/overlay/dialog'
import { Badge } from '@/ui/text/badge'

import { OwnCreatorsField } from '../../filter/own-creators-field'
import { usePlannablePeople } from '../use-plan-subjects'
import { useShiftFormatter } from '../use-shift-formatter'
import { RepeatFields } from './repeat-fields'
import { isOvernight, type ShiftFields, type ShiftSubject } from './shift-fields'
import { type ShiftForm, useShiftForm } from './use-shift-form'

const MAX_OVERLAPS = 4
const DEBOUNCE_MS = 250
type PreviewRequest = RequestOf<typeof previewShift>
const NO_REQUEST: PreviewRequest = { userIds: [], creatorIds: [], startAt: '', endAt: '', scope: 'one' }

/** The overlaps of the edited shift; none while the form is incomplete. */
function useShiftPreview(wish: PreviewRequest | undefined) {
  const { request } = useDebouncedRequest(wish, DEBOUNCE_MS)
  const { data } = useQuery({
    ...queryOf(previewShift, request ?? NO_REQUEST),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    // The plan changes while the form is open, so a cached response may be stale.
    staleTime: 0,
  })
  return request === undefined || wish === undefined ? undefined : data
}

/** Shows overlaps with other shifts of the same people before saving. */
function ShiftOverlaps({ form, timezone }: { form: ShiftForm; timezone: string }) {
  const clashes = useShiftPreview(form.wish)?.clashes ?? []
  return clashes.length === 0 ? null : <Overlaps clashes={clashes} timezone={timezone} />
}

function Overlaps({ clashes, timezone }: { clashes: readonly ShiftOverlap[]; timezone: string }) {
  const { t } = useTranslation('analytics')
  const nameOf = useAccountNames(clashes.map(({ userId }) => userId))
  const formatter = useShiftFormatter(timezone, nameOf)
  const more = clashes.length - MAX_OVERLAPS
  return (
    <Banner tone="warning">
      <p>{t('shifts.overlaps', { count: clashes.length })}</p>
      <ul className="mt-1 text-13 font-normal">
        {clashes.slice(0, MAX_OVERLAPS).map(({ userId, shiftIds, from, to }) => (
          <li key={shiftIds.join()}>
            {t('shifts.overlap', {
              name: isolate(nameOf(userId)),
              when: formatter.when({ startAt: from, endAt: to }),
            })}
          </li>
        ))}
        {more > 0 && <li>{t('shifts.overlaps_more', { count: more })}</li>}
      </ul>
    </Banner>
  )
}

interface ShiftDrawerProps {
  subject: ShiftSubject
  timezone: string
  onClose: () => void
  onDelete: () => void
}

function PeopleFields({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('analytics')
  const errorId = useId()
  const people = usePlannablePeople(true)
  const chosen = useFormField<ShiftFields, 'userIds'>({ form, name: 'userIds' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div
        role="group"
        aria-label={t('shifts.people')}
        className="grid content-start justify-items-start gap-[6px]"
        {...(chosen.error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
      >
        <span className="text-13 font-medium">{t('shifts.people')}</span>
        <MultiSelectMenu
          name={t('shifts.people')}
          allLabel={t('shifts.people_none')}
          choices={people.choices}
          onRetry={people.retry}
          chosen={chosen.value}
          onChange={chosen.change}
        />
        {chosen.error !== undefined && <FieldError id={errorId}>{chosen.error}</FieldError>}
      </div>
      <OwnCreatorsField
        name={t('shifts.creators')}
        none={t('shifts.creators_none')}
        chosen={form.fields.creatorIds}
        onChange={(creatorIds) => form.set('creatorIds', creatorIds)}
      />
    </div>
  )
}

function TimeFields({ form, timezone }: { form: ShiftForm; timezone: string }) {
  const { t } = useTranslation('analytics')
  const { span } = form
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-4 [&>*]:min-w-0 [&>div:first-child]:col-span-2">
        <FormDate form={form} name="day" required label={t('column.day')} />
        <FormTime form={form} name="start" required label={t('shifts.start')} />
        <FormTime form={form} name="end" required label={t('shifts.end')} />
      </div>
      <p className="text-13 text-text-quiet">
        {span &&
          t(isOvernight(form.fields) ? 'shifts.length_overnight' : 'shifts.length', {
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
    <FormSegmented
      form={form}
      name="scope"
      label={t('shifts.scope')}
      options={SHIFT_SCOPES.map((value) => ({ value, label: t(`shifts.scope_${value}`) }))}
    />
  )
}

/** Creates or edits a shift: people, creators, times and repeat. */
export function ShiftDrawer({ subject, timezone, onClose, onDelete }: ShiftDrawerProps) {
  const { t } = useTranslation('analytics')
  const form = useShiftForm(subject, timezone, onClose)
  const { shift } = subject
  const isInSeries = Boolean(shift?.seriesId)
  return (
    <Drawer
      onClose={discardForm(form, onClose)}
      closing={form.closing}
      title={t(shift ? 'shifts.form_change' : 'shifts.form_new')}
      trackedAs="shift-form"
      cancel
      beside={
        shift && (
          <Button
            kind="ghost"
            icon={Trash2}
            disabledReason={form.isDirty ? t('employees.save_first') : undefined}
            onClick={onDelete}
          >
            {t('shifts.delete')}
          </Button>
        )
      }
      actions={<SubmitButton form={form}>{t(shift ? 'shifts.save' : 'shifts.plan_it')}</SubmitButton>}
    >
      <Form form={form} className="gap-5">
        <RestoredDraftNotice form={form} />
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
        <FormProblem form={form} />
      </Form>
    </Drawer>
  )
}
