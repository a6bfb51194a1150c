import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { getWorkLogHistory } from '@/api/calls/agency/shifts'
import { queryOf } from '@/api/query'
import type { LogChange, LogTimes } from '@/domain/shift/correction'
import { formatDate, formatDateRange } from '@/i18n/format'
import { QueryContent } from '@/ui/feedback/query-content'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

/** Formats both times of a log in the given time zone. */
export function useLogTimes(timezone: string): (times: LogTimes) => string {
  const { t } = useTranslation('analytics')
  const options = { ...TIMES, timeZone: timezone }
  return ({ clockInAt, clockOutAt }) =>
    clockOutAt === null
      ? t('shifts.range', { from: formatDate(clockInAt, options), to: t('work_logs.now') })
      : formatDateRange(clockInAt, clockOutAt, options)
}
const TIMES = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

function LogChangeItem({ change, timezone, name }: { change: LogChange; timezone: string; name: string }) {
  const { t } = useTranslation('analytics')
  const times = useLogTimes(timezone)
  return (
    <li className="border-s-2 border-line ps-3 text-13">
      <p className="text-text-quiet">
        <UserName name={name} className="font-medium text-text" />{' '}
        {formatDate(change.at, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone })}
      </p>
      <p>
        {change.before
          ? t('work_logs.changed', { before: times(change.before), after: times(change.after) })
          : t('work_logs.added_times', { times: times(change.after) })}
      </p>
      {change.reason && (
        <p className="side-of-parent text-text-quiet" dir="auto">
          {change.reason}
        </p>
      )}
    </li>
  )
}

/** The changes of a log, by whom and why, newest first. */
export function LogHistory({ chatterWorkLogId, timezone }: { chatterWorkLogId: string; timezone: string }) {
  const { t } = useTranslation('analytics')
  const history = useQuery(queryOf(getWorkLogHistory, { chatterWorkLogId }))
  const changes = history.data?.data ?? []
  const nameOf = useAccountNames(changes.map(({ userId }) => userId))
  return (
    <QueryContent
      of={history}
      isEmpty={changes.length === 0}
      skeleton={<SkeletonBar className="h-4 w-48" />}
      empty={<p className="text-13 text-text-quiet">{t('work_logs.history_none')}</p>}
    >
      <ol aria-label={t('work_logs.history')} className="grid gap-3">
        {changes.map((change) => (
          <LogChangeItem key={change.at} change={change} timezone={timezone} name={nameOf(change.userId)} />
        ))}
      </ol>
    </QueryContent>
  )
}
