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

const PAGE_SIZE = 50

/** The work logs behind clocked and active time. */
export function LogEvidence({ evidence: { from, to, userIds, timezone } }: { evidence: Evidence }) {
  const { t } = useTranslation('analytics')
  return (
    <EvidenceList
      pages={pagesOf(listTeamLogs, { from, to, ...(userIds && { userIds: [...userIds] }), limit: PAGE_SIZE })}
      rowKey={(log: WorkLogEntry) => log.chatterWorkLogId}
      userIdsOf={({ chatterId }) => (chatterId === null ? [] : [chatterId])}
      words={{ name: t('performance.logs'), empty: t('performance.no_logs') }}
    >
      {(log, nameOf) => (
        <LogLine
          log={log}
          timezone={timezone}
          name={userIds?.length === 1 ? undefined : nameOf(log.chatterId ?? '')}
        />
      )}
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
    <>
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
    </>
  )
}
