import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { getLeaderboard } from '@/api/calls/statistics'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { formatNumber } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { cx } from '@/ui/cx'
import { InfoTip } from '@/ui/info-tip'
import { Money } from '@/ui/money'
import { UserName } from '@/ui/user-name'

import type { AgencyFilter } from '../../filter/agency-filter'
import { useNames } from '../../use-names'

interface LeaderboardCardProps {
  filter: AgencyFilter
}

/** Sales an hour beside colleagues of the same creator, where the agency turned it on; else there is nothing to see. */
export function LeaderboardCard({ filter: { range, creatorIds, timezone } }: LeaderboardCardProps) {
  const { t } = useTranslation('analytics')
  const { from, to } = range
  const read = useQuery(queryOf(getLeaderboard, { from, to, metric: 'salesPerHour' }))
  const status = useQueryStatus(read)
  const board = read.data
  const rows = useMemo(
    () =>
      board?.rows.filter(({ creatorId }) => creatorIds.length === 0 || creatorIds.includes(creatorId)) ?? [],
    [board, creatorIds],
  )
  const nameOf = useNames(rows.flatMap(({ creatorId, userId }) => [creatorId, userId]))
  if (status.kind === 'loading' || board?.enabled === false) return null
  const creators = [...new Set(rows.map(({ creatorId }) => creatorId))]
  return (
    <Card
      title={t('statistics.board')}
      detail={
        <InfoTip about={t('statistics.board')}>{t('statistics.board_info', { zone: timezone })}</InfoTip>
      }
    >
      <ContentState status={status}>
        {rows.length === 0 && <p className="px-4 pb-4 text-text-quiet">{t('statistics.board_empty')}</p>}
        <div className="grid gap-x-6 gap-y-4 px-4 pb-4 sm:grid-cols-2 xl:grid-cols-3">
          {creators.map((creatorId) => (
            <section key={creatorId} aria-label={nameOf(creatorId)}>
              <h3 className="mb-1 text-13 font-medium text-text-quiet">
                <UserName name={nameOf(creatorId)} />
              </h3>
              <ol className="grid">
                {rows
                  .filter((row) => row.creatorId === creatorId)
                  .map(({ userId, place, value, isMe }) => (
                    <li
                      key={userId}
                      className={cx(
                        'flex min-h-8 items-center gap-2 border-line-quiet not-first:border-t',
                        isMe && 'font-strong',
                      )}
                    >
                      <span className="w-6 text-text-quiet tabular-nums">{formatNumber(place)}</span>
                      <span className="min-w-0 flex-1">
                        <UserName name={nameOf(userId)} />
                      </span>
                      {isMe && <Badge tone="accent">{t('statistics.credit_me')}</Badge>}
                      <Money of={{ amount: value, currency: board?.currency ?? 'USD' }} />
                    </li>
                  ))}
              </ol>
            </section>
          ))}
        </div>
      </ContentState>
    </Card>
  )
}
