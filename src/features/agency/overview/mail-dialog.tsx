import { useQuery, useQueryClient } from '@tanstack/react-query'

import { getOverviewMail, updateOverviewMail } from '@/api/calls/agency/views'
import { callQueryKey, queryOf } from '@/api/query'
import { send } from '@/api/send'
import { ViewMail } from '@/domain/agency/saved-view'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { formatTime, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { weekdayName, weekdaysInOrder } from '@/i18n/weekdays'
import { HOUR_MS } from '@/lib/duration'
import { isSameSearch } from '@/lib/url-state'
import { QueryContent } from '@/ui/feedback/query-content'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { type FormOf, useForm } from '@/ui/field/form/use-form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { Segmented } from '@/ui/field/segmented'
import { Select } from '@/ui/field/select'
import { Switch } from '@/ui/field/switch'
import { Dialog } from '@/ui/overlay/dialog'
import { SkeletonBar } from '@/ui/skeleton'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const weekdayOptions = () =>
  weekdaysInOrder().map((day) => ({ value: String(day), label: weekdayName(day, 'long') }))

const hourOptions = () =>
  HOURS.map((hour) => ({
    value: String(hour),
    label: formatTime(hour * HOUR_MS, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  }))

interface MailFormProps {
  /** The stored settings. */
  stored: ViewMail
  filter: FigureFilter
  onClose: () => void
}

/** On which day and hour it is sent, and what it contains. */
function MailFields({ form, stored, filter }: Omit<MailFormProps, 'onClose'> & { form: FormOf<ViewMail> }) {
  const { t } = useTranslation('analytics')
  const weekday = useFormField({ form, name: 'weekday' })
  const hour = useFormField({ form, name: 'hour' })
  const state = useFormField({ form, name: 'state' })
  const zones = [...new Set([stored.timezone, ...Object.values(filter.timezones)])]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('overview.mail_day')}
          options={weekdayOptions()}
          value={String(weekday.value)}
          onChange={(day) => weekday.change(Number(day))}
        />
        <Select
          label={t('overview.mail_hour')}
          options={hourOptions()}
          value={String(hour.value)}
          onChange={(next) => hour.change(Number(next))}
        />
      </div>
      <FormSelect
        form={form}
        name="timezone"
        label={t('filter.zone')}
        options={zones.map((zone) => ({ value: zone, label: timeZoneDisplayName(zone), detail: zone }))}
      />
      {stored.isOn && !isSameSearch(stored.state, filter.search) && (
        <Segmented
          label={t('overview.mail_view')}
          labelHidden
          options={[
            { value: 'kept', label: t('overview.mail_view_kept') },
            { value: 'now', label: t('overview.mail_view_now') },
          ]}
          value={state.value === stored.state ? 'kept' : 'now'}
          onChange={(which) => state.change(which === 'kept' ? stored.state : filter.search)}
        />
      )}
      {typeof filter.period !== 'string' && isSameSearch(state.value, filter.search) && (
        <p className="text-13 text-warning-text">{t('overview.mail_fixed_days')}</p>
      )}
    </>
  )
}

function useMailForm(stored: ViewMail, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  return useForm({
    schema: ViewMail,
    values: stored,
    draftKey: 'overview-mail',
    save: (mail) => send(updateOverviewMail, mail),
    done: ({ isOn }) => t(isOn ? 'overview.mail_on' : 'overview.mail_off'),
    onSaved: (saved) => {
      client.setQueryData(callQueryKey(getOverviewMail), saved)
      onDone()
    },
  })
}

function MailForm({ onClose, ...mail }: MailFormProps) {
  const { t } = useTranslation('analytics')
  const form = useMailForm(mail.stored, onClose)
  const isOn = useFormField({ form, name: 'isOn' })
  return (
    <FormDialog
      form={form}
      title={t('overview.mail_title')}
      save={t('overview.mail_save')}
      submit={{ isUnchanged: !form.isDirty }}
      trackedAs="overview-mail"
      onClose={onClose}
    >
      <p className="text-text-quiet">{t('overview.mail_text')}</p>
      <Switch
        on={isOn.value}
        onChange={(next) => {
          isOn.change(next)
          if (next) form.set('state', mail.filter.search)
        }}
      >
        {t('overview.mail_switch')}
      </Switch>
      {isOn.value && <MailFields {...mail} form={form} />}
    </FormDialog>
  )
}

/** Schedules the overview as a weekly email (screens S2). */
export function MailDialog({ filter, onClose }: { filter: FigureFilter; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(getOverviewMail))
  if (read.data) return <MailForm stored={read.data} filter={filter} onClose={onClose} />
  return (
    <Dialog title={t('overview.mail_title')} trackedAs="overview-mail" onClose={onClose} cancel>
      <QueryContent of={read} skeleton={<SkeletonBar className="h-56 w-full rounded-control" />} />
    </Dialog>
  )
}
