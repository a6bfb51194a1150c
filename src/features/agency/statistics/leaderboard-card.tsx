import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useAccountNames } from '@/api/account-names'
import { getLeaderboard } from '@/api/calls/chatter/own-statistics'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { LeaderboardRow } from '@/domain/figures/own-statistics'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { usePermission } from '@/features/auth'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Card } from '@/ui/card'
import { cx } from '@/ui/cx'
import { ContentState } from '@/ui/feedback/content-state'
import { InfoTip } from '@/ui/info-tip'
import { Badge } from '@/ui/text/badge'
import { Amount } from '@/ui/text/figure'
import { UserName } from '@/ui/text/user-name'

interface LeaderboardCardProps {
  filter: FigureFilter
}

/** Names of creators, and of colleagues if the user may see staff names (screens S0). */
function useBoardNames(rows: readonly LeaderboardRow[]) {
  const { t } = useTranslation('analytics')
  const seesStaff = usePermission('canSeeStaffNames') === true
  const namedIn = ({ userId, isMe }: LeaderboardRow) => (seesStaff || isMe ? userId : null)
  const ids = rows.flatMap((row) => [row.creatorId, namedIn(row)])
  const nameOf = useAccountNames(ids.filter((id) => id !== null))
  const whoIn = (row: LeaderboardRow): string => {
    const userId = namedIn(row)
    if (userId !== null) return nameOf(userId)
    return t(row.isMe ? 'statistics.credit_me' : 'statistics.credit_colleague')
  }
  return { nameOf, whoIn }
}

interface LeaderboardEntryProps {
  row: LeaderboardRow
  who: string
  currency: string
}

function LeaderboardEntry({ row: { place, value, isMe }, who, currency }: LeaderboardEntryProps) {
  const { t } = useTranslation('analytics')
  return (
    <li
      className={cx(
        'flex min-h-8 items-center gap-2 border-line-quiet not-first:border-t',
        isMe && 'font-strong',
      )}
    >
      <span className="w-6 text-text-quiet tabular-nums">{formatNumber(place)}</span>
      <span className="min-w-0 flex-1">
        <UserName name={who} />
      </span>
      {isMe && <Badge tone="accent">{t('statistics.credit_me')}</Badge>}
      <Amount of={{ amount: value, currency }} />
    </li>
  )
}

/** Compares sales per hour with colleagues of the same creator; renders nothing unless the agency enables it. */
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
  const { nameOf, whoIn } = useBoardNames(rows)
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
                  .map((row, index) => (
                    <LeaderboardEntry
                      key={row.userId ?? index}
                      row={row}
                      who={whoIn(row)}
                      currency={board?.currency ?? DEFAULT_CURRENCY}
                    />
                  ))}
              </ol>
            </section>
          ))}
        </div>
      </ContentState>
    </Card>
  )
}
