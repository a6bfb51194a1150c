import { useInfiniteQuery } from '@tanstack/react-query'

import { useAccountNames } from '@/api/account-names'
import { listTeamLogs } from '@/api/calls/agency/shifts'
import { pagesOf } from '@/api/query'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { formatDate, formatDateRange, formatPercent } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { Duration } from '@/ui/text/figure'
import { UserName } from '@/ui/text/user-name'

import type { Evidence } from './evidence'
import { EvidenceList } from './evidence-list'

const PER_PAGE = 50

/** The work logs behind clocked and active time. */
export function LogEvidence({ evidence: { from, to, userIds, timezone } }: { evidence: Evidence }) {
  const { t } = useTranslation('analytics')
  const read = useInfiniteQuery(
    pagesOf(listTeamLogs, { from, to, ...(userIds && { userIds: [...userIds] }), limit: PER_PAGE }),
  )
  const logs = read.data?.pages.flatMap((page) => page.data) ?? []
  const nameOf = useAccountNames(logs.map(({ chatterId }) => chatterId ?? '').filter(Boolean))
  return (
    <EvidenceList read={read} isEmpty={logs.length === 0} emptyText={t('performance.no_logs')}>
      <ul
        aria-label={t('performance.logs')}
        className="flex flex-col [&>li+li]:border-t [&>li+li]:border-line-quiet"
      >
        {logs.map((log) => (
          <LogLine
            key={log.chatterWorkLogId}
            log={log}
            timezone={timezone}
            name={userIds?.length === 1 ? undefined : nameOf(log.chatterId ?? '')}
          />
        ))}
      </ul>
    </EvidenceList>
  )
}

interface LogLineProps {
  log: WorkLogEntry
  timezone: string
  name: string | undefined
}

function LogLine({ log: { clockInAt, clockOutAt, activeSeconds }, timezone, name }: LogLineProps) {
  const { t } = useTranslation('analytics')
  const length = (clockOutAt ?? serverNow()) - clockInAt
  const parts = { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone } as const
  return (
    <li className="flex items-baseline justify-between gap-3 py-2">
      <span className="min-w-0">
        {name !== undefined && <UserName name={name} className="block" />}
        <span className="block">
          {clockOutAt === null
            ? t('performance.log_running', { from: isolate(formatDate(clockInAt, parts)) })
            : formatDateRange(clockInAt, clockOutAt, parts)}
        </span>
        {activeSeconds !== null && length > 0 && (
          <span className="block text-12 text-text-faint">
            {t('performance.log_active', { share: formatPercent((activeSeconds * 1000) / length, 0) })}
          </span>
        )}
      </span>
      <Duration ms={length} />
    </li>
  )
}
