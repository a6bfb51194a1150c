import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import { isoOf } from '@/domain/instant'
import type { FloorCreator } from '@/domain/floor'
import type { WorkLogEntry } from '@/domain/work-log-entry'
import { isolate } from '@/lib/isolate'
import { serverNow } from '@/services/server-clock'
import { useMinute } from '@/services/tick'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/content-state'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { Segmented } from '@/ui/segmented'
import { Bone } from '@/ui/skeleton'
import { TextArea } from '@/ui/text-area'

import { timeOfLog } from '../correction-words'
import { useRunningLogs } from '../running-logs'
import { useClockOut } from '../use-clock-out'
import { LeftAlone } from './left-alone'

const REASON_AT_MOST = 500
const FORM = 'clock-out-form'

type When = 'now' | 'last'

interface FormProps {
  log: WorkLogEntry
  name: string
  timezone: string
  onDirty: (isDirty: boolean) => void
  clockOut: ReturnType<typeof useClockOut>
}

function ClockOutForm({ log, name, timezone, onDirty, clockOut }: FormProps) {
  const { t } = useTranslation('analytics')
  const { chatterWorkLogId, clockInAt, lastActiveAt } = log
  const [when, setWhen] = useState<When>('now')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  useMinute()
  const timeOf = (at: number) => isolate(timeOfLog(at, serverNow(), timezone))
  const isMissing = reason.trim() === ''
  const submit = () => {
    setChecked(true)
    const at = when === 'last' && lastActiveAt !== null ? lastActiveAt : serverNow()
    if (!isMissing) clockOut.mutate({ chatterWorkLogId, clockOutAt: isoOf(at), reason: reason.trim() })
  }
  return (
    <form
      id={FORM}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!clockOut.isPending) submit()
      }}
    >
      <p>{t('floor.clock_out_text', { time: timeOf(clockInAt) })}</p>
      <span>
        <Segmented
          name={t('floor.clock_out_when')}
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
          value={when}
          onChange={setWhen}
        />
      </span>
      <TextArea
        label={t('floor.clock_out_reason')}
        hint={t('floor.clock_out_reason_hint', { name: isolate(name) })}
        {...(isChecked && isMissing && { error: t('floor.clock_out_reason_missing') })}
        value={reason}
        maxLength={REASON_AT_MOST}
        onChange={(event) => {
          setReason(event.target.value)
          onDirty(event.target.value.trim() !== '')
        }}
      />
      <div role="alert" className="empty:hidden">
        {clockOut.error && <FieldError>{errorText(clockOut.error)}</FieldError>}
      </div>
    </form>
  )
}

/** Clocks a person out, now or at their last action, with a reason. */
export function ClockOutDialog({
  userId,
  name,
  alone,
  timezone,
  onClose,
}: {
  userId: string
  name: string
  /** Creators without another chatter on duty. */
  alone: readonly FloorCreator[]
  timezone: string
  onClose: () => void
}) {
  const { t } = useTranslation('analytics')
  const logs = useRunningLogs()
  const log = logs.data?.find(({ chatterId }) => chatterId === userId)
  const [isDirty, setDirty] = useState(false)
  useUnsaved(isDirty)
  const [heirId, setHeirId] = useState<string | null>(null)
  // Snapshot on open: after the clock-out the creators no longer belong to this person.
  const [left] = useState(alone)
  const handOver =
    heirId === null ? undefined : { userId: heirId, creatorIds: left.map(({ creatorId }) => creatorId) }
  const clockOut = useClockOut(name, handOver, onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('floor.clock_out_of', { name: isolate(name) })}
      closing={clockOut.isPending ? 'block' : isDirty ? 'warn' : 'free'}
      trackedAs="floor-clock-out"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t('floor.cancel')}
          </Button>
          {log && (
            <Button type="submit" form={FORM} kind="danger" busy={clockOut.isPending}>
              {t('floor.clock_out')}
            </Button>
          )}
        </>
      }
    >
      <ContentState
        status={useQueryStatus(logs, log === undefined)}
        skeleton={<Bone className="h-40 w-full rounded-control" />}
        empty={<p>{t('floor.not_on_duty', { name: isolate(name) })}</p>}
      >
        {log && (
          <div className="grid gap-4">
            {left.length > 0 && (
              <LeftAlone creators={left} leavingId={userId} heirId={heirId} onHeir={setHeirId} />
            )}
            <ClockOutForm log={log} name={name} timezone={timezone} onDirty={setDirty} clockOut={clockOut} />
          </div>
        )}
      </ContentState>
    </Dialog>
  )
}
