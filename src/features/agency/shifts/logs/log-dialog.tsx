import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import {
  closeWorkLog,
  editWorkLog,
  getWorkLogHistory,
  listTeamLogs,
  listWorkDays,
} from '@/api/calls/agency/shifts'
import { isApiError } from '@/api/errors'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { isoOf } from '@/domain/time/instant'
import { isOnDuty, isoTimesOf } from '@/domain/shift/work-log'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { serverNow } from '@/services/network/server-clock'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'
import { isolate } from '@/lib/text/isolate'

import { LogFields, useLogSchema, type WrittenLog } from './log-form'
import { useLogTimes } from './log-history'

interface LogDialogProps {
  /** As it is now, which the user may not have seen. */
  log: WorkLogEntry
  /** Changes the times, or ends a running log. */
  action: 'edit' | 'close'
  name: string
  timezone: string
  onClose: () => void
}

/** The times the user saw: a change by others is first refused, then shown, and the next save is about it. */
function useSeenLog(log: WorkLogEntry) {
  const [opened] = useState(log)
  const [isStale, setStale] = useState(false)
  const refresh = useInvalidateCalls(listTeamLogs, listWorkDays, getWorkLogHistory)
  return {
    opened,
    seen: isStale ? log : opened,
    refresh,
    onRefused: async (error: unknown) => {
      if (isApiError(error, 409)) {
        await refresh()
        setStale(true)
      }
      throw error
    },
  }
}

function useLogForm(props: LogDialogProps, { seen, refresh, onRefused }: ReturnType<typeof useSeenLog>) {
  const { log, action, onClose } = props
  const { t } = useTranslation('analytics')
  const [first] = useState((): WrittenLog => ({
    userId: log.chatterId ?? '',
    in: { at: log.clockInAt },
    out: { at: log.clockOutAt ?? (action === 'close' ? serverNow() : null) },
    reason: '',
  }))
  return useForm({
    schema: useLogSchema(action === 'edit' && isOnDuty(log)),
    values: first,
    draftKey: `work-log-${action}:${log.chatterWorkLogId}`,
    serverNames: { clockInAt: 'in', clockOutAt: 'out' },
    save: async ({ in: { at: from }, out: { at: to }, reason }) => {
      const { chatterWorkLogId } = log
      // The schema lets no missing time pass, except the end of a log that runs.
      if (typeof from !== 'number') return NOT_SENT
      if (action === 'edit')
        return send(editWorkLog, {
          chatterWorkLogId,
          clockInAt: isoOf(from),
          clockOutAt: typeof to === 'number' ? isoOf(to) : null,
          reason,
          seen: isoTimesOf(seen),
        }).catch(onRefused)
      if (typeof to !== 'number') return NOT_SENT
      const clockOutAt = isoOf(Math.min(to, serverNow()))
      return send(closeWorkLog, { chatterWorkLogId, clockOutAt, reason }).catch(onRefused)
    },
    refresh,
    done: t(action === 'close' ? 'work_logs.closed' : 'work_logs.saved'),
    onSaved: onClose,
  })
}

/** Changes a log's times or ends a running one; requires a reason, which the history shows. */
export function LogDialog(props: LogDialogProps) {
  const { action, name, timezone, onClose } = props
  const { t } = useTranslation('analytics')
  const seenLog = useSeenLog(props.log)
  const { opened, seen } = seenLog
  const form = useLogForm(props, seenLog)
  const times = useLogTimes(timezone)
  return (
    <FormDialog
      form={form}
      title={t(action === 'close' ? 'floor.clock_out_of' : 'work_logs.edit_title', { name: isolate(name) })}
      trackedAs={`work-log-${action}`}
      save={t(action === 'close' ? 'floor.clock_out' : 'work_logs.edit_do')}
      onClose={onClose}
    >
      <LogFields form={form} timezone={timezone} isStartFixed={action === 'close'}>
        {seen !== opened && (
          <p className="font-medium">
            {t('work_logs.changed', { before: times(opened), after: times(seen) })}
          </p>
        )}
      </LogFields>
    </FormDialog>
  )
}
