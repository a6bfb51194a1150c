import { useState } from 'react'
import * as v from 'valibot'

import { useAccountNames } from '@/api/account-names'
import { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/agency/floor'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { closeWorkLog } from '@/api/calls/agency/shifts'
import { isApiError } from '@/api/errors'
import { isoOf } from '@/domain/time/instant'
import { formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { requiredText } from '@/lib/form-schemas'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Banner } from '@/ui/feedback/banner'
import { ContentState } from '@/ui/feedback/content-state'
import { FormSegmented } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { type FormOf, useForm } from '@/ui/field/form/use-form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { SkeletonBar } from '@/ui/skeleton'
import { OptionalSelect } from '@/ui/field/optional'

import { useRunningLogs, useFloorPeople } from '../use-floor'
import { formatLogTime, sortByWorkload } from '../floor-rules'
import { useStaffClockOut } from './use-staff-clock-out'

interface UncoveredCreatorsProps {
  creators: readonly FloorCreator[]
  leavingId: string
  heirId: string | null
  onHeir: (userId: string | null) => void
}

/** Lists creators that a clock-out leaves without cover, and offers who takes over. */
export function UncoveredCreators({ creators, leavingId, heirId, onHeir }: UncoveredCreatorsProps) {
  const { t } = useTranslation('analytics')
  const people = sortByWorkload(useFloorPeople(null).data?.data ?? []).filter(
    ({ userId }) => userId !== leavingId,
  )
  const nameOf = useAccountNames(people.map(({ userId }) => userId))
  const names = formatList(creators.map(({ creator }) => isolate(creator.displayName)))
  return (
    <div className="grid gap-3">
      <Banner tone="warning">{t('floor.left_alone', { names })}</Banner>
      <OptionalSelect
        label={t('floor.hand_over_to')}
        none={t('floor.hand_over_none')}
        options={people.map(({ userId, waiting }) => ({
          value: userId,
          label: t('floor.hand_over_person', {
            name: isolate(nameOf(userId)),
            load: t('floor.load_waiting', { count: waiting }),
          }),
        }))}
        value={heirId}
        onChange={onHeir}
      />
    </div>
  )
}

const MAX_REASON_LENGTH = 500
const WHEN = ['now', 'last'] as const

interface WrittenEnd {
  when: (typeof WHEN)[number]
  /** Who takes over the creators left without cover. */
  heirId: string | null
  reason: string
}

const FIRST: WrittenEnd = { when: 'now', heirId: null, reason: '' }

interface FieldsProps {
  form: FormOf<WrittenEnd>
  log: WorkLogEntry
  name: string
  timezone: string
}

function ClockOutFields({ form, log, name, timezone }: FieldsProps) {
  const { t } = useTranslation('analytics')
  const { clockInAt, lastActiveAt } = log
  useMinute()
  const timeOf = (at: number) => isolate(formatLogTime(at, serverNow(), timezone))
  return (
    <>
      <p className="text-text-quiet">{t('floor.clock_out_text', { time: timeOf(clockInAt) })}</p>
      <span>
        <FormSegmented
          form={form}
          name="when"
          label={t('floor.clock_out_when')}
          labelHidden
          options={[
            { value: 'now', label: t('floor.clock_out_now', { time: timeOf(serverNow()) }) },
            ...(lastActiveAt === null || lastActiveAt <= clockInAt
              ? []
              : [
                  {
                    value: 'last' as const,
                    label: t('floor.clock_out_last', { time: timeOf(lastActiveAt) }),
                  },
                ]),
          ]}
        />
      </span>
      <FormTextArea
        form={form}
        name="reason"
        label={t('floor.clock_out_reason')}
        hint={t('floor.clock_out_reason_hint', { name: isolate(name) })}
        maxLength={MAX_REASON_LENGTH}
      />
    </>
  )
}

interface StaffClockOutDialogProps {
  userId: string
  name: string
  /** Creators without another chatter on duty. */
  uncovered: readonly FloorCreator[]
  timezone: string
  onClose: () => void
}

/** The person's log; it stays while it may be closed already, as an answer was lost or the hand-over failed. */
function useLogToClose(userId: string) {
  const logs = useRunningLogs()
  const [sentLog, setSentLog] = useState<WorkLogEntry>()
  const log = sentLog ?? logs.data?.find(({ chatterId }) => chatterId === userId)
  return { log, setSentLog, status: useQueryStatus(logs, log === undefined) }
}

function useClockOutForm(
  { userId, name, uncovered, onClose }: StaffClockOutDialogProps,
  { log, setSentLog }: ReturnType<typeof useLogToClose>,
) {
  const { t } = useTranslation('analytics')
  const { clockOut, unfinished, stop } = useStaffClockOut(name, onClose)
  // As they were when the dialog opened: after the clock-out they are not this person's any more.
  const [uncoveredAtOpen] = useState(uncovered)
  const toHandOver = unfinished
    ? uncoveredAtOpen.filter(({ creatorId }) => unfinished.failedCreatorIds.includes(creatorId))
    : uncoveredAtOpen
  const form = useForm({
    schema: v.object({
      when: v.picklist(WHEN),
      heirId: v.nullable(v.string()),
      reason: requiredText(t('floor.clock_out_reason_missing')),
    }),
    values: FIRST,
    draftKey: `staff-clock-out:${userId}`,
    save: async ({ when, heirId, reason }) => {
      // The button is shown once the log is there.
      if (!log) return NOT_SENT
      const { lastActiveAt } = log
      const at = when === 'last' && lastActiveAt !== null ? lastActiveAt : serverNow()
      const handOver =
        heirId === null
          ? undefined
          : { userId: heirId, creatorIds: toHandOver.map(({ creatorId }) => creatorId) }
      // Before sending, as the refetch after a lost answer no longer finds it running.
      setSentLog(log)
      try {
        return await clockOut({ log, clockOutAt: isoOf(at), reason, handOver })
      } catch (error) {
        if (isApiError(error, 409) && error.path === closeWorkLog.path) setSentLog(undefined)
        throw error
      }
    },
  })
  return { form, toHandOver, isClockedOut: unfinished !== undefined, stop }
}

/** Clocks a person out, now or at their last action, with a reason. */
export function StaffClockOutDialog(props: StaffClockOutDialogProps) {
  const { userId, name, timezone } = props
  const { t } = useTranslation(['analytics', 'common'])
  const logToClose = useLogToClose(userId)
  const { log, status } = logToClose
  const { form, toHandOver, isClockedOut, stop } = useClockOutForm(props, logToClose)
  const heir = useFormField<WrittenEnd, 'heirId'>({ form, name: 'heirId' })
  return (
    <FormDialog
      form={form}
      onClose={stop}
      title={t('analytics:floor.clock_out_of', { name: isolate(name) })}
      trackedAs="floor-clock-out"
      save={log && (isClockedOut ? t('common:error_state.retry') : t('analytics:floor.clock_out'))}
      submit={{ kind: 'danger' }}
    >
      <ContentState
        status={status}
        skeleton={<SkeletonBar className="h-40 w-full rounded-control" />}
        empty={<p>{t('analytics:floor.not_on_duty', { name: isolate(name) })}</p>}
      >
        {log && (
          <>
            {toHandOver.length > 0 && (
              <UncoveredCreators
                creators={toHandOver}
                leavingId={userId}
                heirId={heir.value}
                onHeir={heir.change}
              />
            )}
            {isClockedOut ? (
              <p>{t('analytics:floor.clocked_out', { name: isolate(name) })}</p>
            ) : (
              <ClockOutFields form={form} log={log} name={name} timezone={timezone} />
            )}
          </>
        )}
      </ContentState>
    </FormDialog>
  )
}
