import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { getOverview } from '@/api/calls/agency'
import { queryOf } from '@/api/query'
import { statusOf } from '@/api/query-status'
import { lastFullDays } from '@/domain/range'
import { formatDateRange } from '@/i18n/format'
import { serverNow } from '@/services/server-clock'
import { Page } from '@/ui/page'
import { TileGroup, TileSkeleton } from '@/ui/tile'

import { MoneyTiles } from '../parts/money-tiles'
import { OverviewCreators } from '../parts/overview-creators'
import { TeamNow } from '../parts/team-now'

const DAYS = 28
const TILE_COUNT = 6

/** /agency-overview: the money of the last 28 days against the 28 before, and who is at work (screens S2). */
export default function OverviewScreen() {
  const { t } = useTranslation('analytics')
  const range = lastFullDays(DAYS, serverNow())
  const overview = useQuery({
    ...queryOf(getOverview, { ...range, basis: 'gross', compare: 'previous' }),
    placeholderData: keepPreviousData,
  })
  const dates = formatDateRange(Date.parse(range.from), Date.parse(range.to) - 1)
  return (
    <Page
      title={t('overview.title')}
      beside={
        <span className="text-13 text-text-quiet">
          {t('overview.period', { dates, zone: range.timezone })}
        </span>
      }
      status={statusOf(overview)}
      skeleton={
        <TileGroup name={t('overview.tiles')}>
          {Array.from({ length: TILE_COUNT }, (_, index) => (
            <TileSkeleton key={index} />
          ))}
        </TileGroup>
      }
    >
      {overview.data ? (
        <>
          <MoneyTiles overview={overview.data} days={DAYS} zone={range.timezone} />
          <TeamNow team={overview.data.team} />
          <OverviewCreators overview={overview.data} />
        </>
      ) : null}
    </Page>
  )
}
