import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { getOverviewMail, updateOverviewMail } from '@/api/calls/agency/views'
import { callQueryKey, queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { send } from '@/api/send'
import type { ViewMail } from '@/domain/agency/saved-view'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { formatDate, formatTime, weekStart, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { DAY_MS, HOUR_MS } from '@/lib/duration'
import { toast } from '@/services/page/toasts'
import { ContentState } from '@/ui/feedback/content-state'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { Segmented } from '@/ui/field/segmented'
import { Select } from '@/ui/field/select'
import { Switch } from '@/ui/field/switch'
import { SkeletonBar } from '@/ui/skeleton'

/** Any Sunday, to format names of weekdays. */
const A_SUNDAY = Date.UTC(2023, 0, 1)

const DAYS = Array.from({ length: 7 }, (_, place) => place)
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const weekdayOptions = () =>
  DAYS.map((place) => (place + weekStart()) % 7).map((day) => ({
    value: String(day),
    label: formatDate(A_SUNDAY + day * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
  }))

const hourOptions = () =>
  HOURS.map((hour) => ({
    value: String(hour),
    label: formatTime(A_SUNDAY + hour * HOUR_MS, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  }))

interface MailFieldsProps {
  mail: ViewMail
  /** The stored settings. */
  stored: ViewMail
  filter: FigureFilter
  onChange: (mail: ViewMail) => void
}

/** Whether it is sent, on which day and hour, and what it contains. */
function MailFields({ mail, stored, filter, onChange }: MailFieldsProps) {
  const { t } = useTranslation('analytics')
  const zones = [...new Set([stored.timezone, ...Object.values(filter.timezones)])]
  return (
    <>
      <Switch
        on={mail.isOn}
        onChange={(isOn) => onChange({ ...mail, isOn, ...(isOn && { state: filter.search }) })}
      >
        {t('overview.mail_switch')}
      </Switch>
      {mail.isOn && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t('overview.mail_day')}
              options={weekdayOptions()}
              value={String(mail.weekday)}
              onChange={(day) => onChange({ ...mail, weekday: Number(day) })}
            />
            <Select
              label={t('overview.mail_hour')}
              options={hourOptions()}
              value={String(mail.hour)}
              onChange={(hour) => onChange({ ...mail, hour: Number(hour) })}
            />
          </div>
          <Select
            label={t('filter.zone')}
            options={zones.map((zone) => ({ value: zone, label: timeZoneDisplayName(zone), detail: zone }))}
            value={mail.timezone}
            onChange={(timezone) => onChange({ ...mail, timezone })}
          />
          {stored.isOn && stored.state !== filter.search && (
            <Segmented
              name={t('overview.mail_view')}
              options={[
                { value: 'kept', label: t('overview.mail_view_kept') },
                { value: 'now', label: t('overview.mail_view_now') },
              ]}
              value={mail.state === stored.state ? 'kept' : 'now'}
              onChange={(which) =>
                onChange({ ...mail, state: which === 'kept' ? stored.state : filter.search })
              }
            />
          )}
          {typeof filter.period !== 'string' && mail.state === filter.search && (
            <p className="text-13 text-warning-text">{t('overview.mail_fixed_days')}</p>
          )}
        </>
      )}
    </>
  )
}

interface WrittenMail {
  /** Null until it is loaded. */
  mail: ViewMail | null
}

/** What the mail is to be; until something is chosen, as the server has it. */
function useMailForm(stored: ViewMail | undefined, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const values: WrittenMail = { mail: stored ?? null }
  return useForm({
    schema: v.object({ mail: v.custom<ViewMail | null>((mail) => typeof mail === 'object') }),
    values,
    save: async ({ mail }) => (mail ? send(updateOverviewMail, mail) : NOT_SENT),
    onSaved: (saved) => {
      client.setQueryData(callQueryKey(getOverviewMail), saved)
      toast.success(t(saved.isOn ? 'overview.mail_on' : 'overview.mail_off'))
      onDone()
    },
  })
}

/** Schedules the overview as a weekly email (screens S2). */
export function MailDialog({ filter, onClose }: { filter: FigureFilter; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(getOverviewMail))
  const stored = read.data
  const form = useMailForm(stored, onClose)
  const mail = useFormField<WrittenMail, 'mail', ViewMail | null>({ form, name: 'mail' })
  return (
    <FormDialog
      form={form}
      title={t('overview.mail_title')}
      save={t('overview.mail_save')}
      submit={{ disabledReason: form.isDirty ? undefined : t('overview.mail_unchanged') }}
      trackedAs="overview-mail"
      onClose={onClose}
    >
      <ContentState
        status={useQueryStatus(read)}
        skeleton={<SkeletonBar className="h-56 w-full rounded-control" />}
      >
        {mail.value && stored && (
          <>
            <p className="text-text-quiet">{t('overview.mail_text')}</p>
            <MailFields mail={mail.value} stored={stored} filter={filter} onChange={mail.change} />
          </>
        )}
      </ContentState>
    </FormDialog>
  )
}
