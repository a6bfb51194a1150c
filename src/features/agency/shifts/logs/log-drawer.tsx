import { Clock, Pencil, Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { managesAgency } from '@/domain/account/role'
import type { Span } from '@/domain/shift/shift-move'
import type { WorkDay } from '@/domain/shift/work-day'
import { elapsedMs, isOnDuty } from '@/domain/shift/work-log'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { useRoles, useSession } from '@/features/auth'
import { formatDay } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/overlay/dialog'
import { Duration } from '@/ui/text/figure'
import { isolate } from '@/lib/text/isolate'

import { AddLogDialog } from './add-log-dialog'
import { DayBar } from './day-bar'
import { LogDialog } from './log-dialog'
import { LogHistory, useLogTimes } from './log-history'
import { LogFlags } from './log-flags'

interface LogDrawerProps {
  day: WorkDay
  timezone: string
  now: number
  onClose: () => void
}

/** Why the user may not change the logs of a day, and who may; undefined if they may (screens S0). */
function useLogLock({ userId, canEdit }: WorkDay): string | undefined {
  const { t } = useTranslation('analytics')
  const me = useSession().userId
  const isForAll = managesAgency(useRoles().roles)
  if (canEdit) return undefined
  if (userId === me) return t('work_logs.locked_own')
  return t(isForAll ? 'pay_lock.above' : 'work_logs.locked')
}

interface LogSectionProps {
  log: WorkLogEntry
  /** Why the user may not change it. */
  lock: string | undefined
  timezone: string
  now: number
  onAction: (action: 'edit' | 'close') => void
}

function LogSection({ log, lock, timezone, now, onAction }: LogSectionProps) {
  const { t } = useTranslation('analytics')
  const times = useLogTimes(timezone)
  return (
    <section aria-label={times(log)} className="grid gap-3 border-t border-line-quiet pt-4">
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-14 font-strong">
        {times(log)}
        <span className="text-13 font-text text-text-quiet">
          <Duration ms={elapsedMs(log, now)} />
        </span>
      </h3>
      <p className="flex flex-wrap gap-2 text-13 text-text-quiet">
        {t(`work_logs.source_${log.source}`)}
        <LogFlags logs={[log]} isBare />
      </p>
      <div className="flex flex-wrap gap-2">
        {isOnDuty(log) && (
          <Button icon={Clock} disabledReason={lock} onClick={() => onAction('close')}>
            {t('floor.clock_out')}
          </Button>
        )}
        <Button icon={Pencil} disabledReason={lock} onClick={() => onAction('edit')}>
          {t('work_logs.edit')}
        </Button>
      </div>
      <LogHistory chatterWorkLogId={log.chatterWorkLogId} timezone={timezone} />
    </section>
  )
}

/** The first planned time that has begun and has no log, up to now. */
function missedSpan({ shifts, logs }: WorkDay, now: number): Span | undefined {
  const missed = shifts.find(
    ({ startAt, endAt }) =>
      startAt < now && !logs.some((log) => log.clockInAt < endAt && (log.clockOutAt ?? now) > startAt),
  )
  return missed && { startAt: missed.startAt, endAt: Math.min(missed.endAt, now) }
}

/** One person's day: its logs, their changes, and the actions. */
export function LogDrawer({ day, timezone, now, onClose }: LogDrawerProps) {
  const { t } = useTranslation('analytics')
  const [action, setAction] = useState<{ kind: 'edit' | 'close'; log: WorkLogEntry }>()
  const [isAdding, setAdding] = useState(false)
  const { name } = day
  const lock = useLogLock(day)
  const date = formatDay(day.day, { dateStyle: 'full' })
  return (
    <>
      <Drawer onClose={onClose} title={t('work_logs.day_of', { name: isolate(name), day: date })}>
        <div className="grid gap-4">
          <DayBar showsTimes day={day} timezone={timezone} now={now} />
          {day.logs.length === 0 && <p className="text-text-quiet">{t('work_logs.day_missed')}</p>}
          {day.logs.map((log) => (
            <LogSection
              key={log.chatterWorkLogId}
              log={log}
              lock={lock}
              timezone={timezone}
              now={now}
              onAction={(kind) => setAction({ kind, log })}
            />
          ))}
          <Button
            icon={Plus}
            className="justify-self-start"
            disabledReason={lock}
            onClick={() => setAdding(true)}
          >
            {t('work_logs.add')}
          </Button>
        </div>
      </Drawer>
      {isAdding && (
        <AddLogDialog
          person={day}
          span={missedSpan(day, now)}
          timezone={timezone}
          onClose={() => setAdding(false)}
        />
      )}
      {action && (
        <LogDialog
          log={
            day.logs.find(({ chatterWorkLogId }) => chatterWorkLogId === action.log.chatterWorkLogId) ??
            action.log
          }
          action={action.kind}
          name={name}
          timezone={timezone}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  )
}
