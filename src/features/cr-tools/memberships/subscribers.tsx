import { Users } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Column } from '@/ui/table/table-column'
import { Badge, type Tone } from '@/ui/text/badge'
import { OptionalSelect } from '@/ui/field/optional'
import { ControlRow } from '@/ui/layout/control-row'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { NoData } from '@/ui/text/figure'
import {
  NEWEST_SUBSCRIBERS,
  SUBSCRIBER_SORTS,
  SUBSCRIBER_STATES,
  type Subscriber,
  type SubscriberState,
} from '@/domain/money/membership'
import type { Range } from '@/domain/time/range'
import { ServerTable } from '@/features/figures/table/server-table'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { formatDate } from '@/i18n/format'
import { listSubscribers } from '@/api/calls/creator/memberships'
import { moneyColumn, timeColumn } from '@/ui/table/figure-column'
import { pagesOf } from '@/api/query'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { useUrlSort } from '@/features/figures/url/use-url-sort'

import { useCanSeeSpend } from '../base/permissions'
import { type MembershipsView } from './memberships-view'
import { useMemberships } from './use-memberships'
import { fanColumn } from '../people/fan-column'

const SUBSCRIBER_STATE_TONES: Record<SubscriberState, Tone> = {
  active: 'success',
  expiring: 'warning',
  gifted: 'info',
}

function useFactColumns(range: Range, creatorId: string): Column<Subscriber>[] {
  const { t } = useTranslation('marketplace')
  const { data } = useMemberships(range, creatorId)
  const titleOf = (id: string) => data?.data.find(({ membershipId }) => membershipId === id)?.title ?? ''
  return [
    {
      id: 'membership',
      header: t('memberships.column_membership'),
      sortValue: ({ membershipId }) => titleOf(membershipId),
      cell: ({ membershipId }) => <bdi>{titleOf(membershipId)}</bdi>,
    },
    {
      id: 'state',
      header: t('memberships.column_state'),
      sortValue: ({ state }) => t(`memberships.subscriber_${state}`),
      cell: ({ state }) => (
        <Badge tone={SUBSCRIBER_STATE_TONES[state]}>{t(`memberships.subscriber_${state}`)}</Badge>
      ),
    },
  ]
}

function useDateColumns(timezone: string): Column<Subscriber>[] {
  const { t } = useTranslation('marketplace')
  const day = (at: number) => formatDate(at, { dateStyle: 'medium', timeZone: timezone })
  return [
    timeColumn(
      { id: 'since', header: t('memberships.column_since'), align: 'start', sortsFrom: 'descending' },
      ({ since }) => since,
      timezone,
    ),
    {
      ...timeColumn(
        {
          id: 'endsAt',
          header: t('memberships.column_ends'),
          align: 'start',
          info: t('memberships.column_ends_info', { zone: timezone }),
        },
        ({ endsAt }: Subscriber) => endsAt,
        timezone,
      ),
      cell: ({ endsAt, renews }) =>
        endsAt === null ? (
          <NoData />
        ) : (
          // Two lines on a tablet.
          <span className="block sm:max-lg:w-30 sm:max-lg:whitespace-normal">
            {t(renews ? 'memberships.renews_on' : 'memberships.ends_on', { date: day(endsAt) })}
          </span>
        ),
    },
  ]
}

function SubscriberFilters({ view }: { view: MembershipsView }) {
  const { t } = useTranslation('marketplace')
  return (
    <ControlRow name={t('memberships.filters')} onClear={view.isNarrowed && view.clear}>
      <OptionalSelect
        label={t('memberships.column_state')}
        labelHidden
        none={t('memberships.subscriber_all')}
        options={SUBSCRIBER_STATES.map((value) => ({ value, label: t(`memberships.subscriber_${value}`) }))}
        value={view.subscriberState}
        onChange={(subscriberState) => view.narrow({ subscriberState })}
      />
      <UrlSearchField name={t('memberships.find')} className="w-60 max-sm:w-full" />
    </ControlRow>
  )
}

function NoSubscribers({ view }: { view: MembershipsView }) {
  const { t } = useTranslation('marketplace')
  return view.isNarrowed ? (
    <NoMatches title={t('memberships.none_fit')} text={t('memberships.none_fit_text')} onClear={view.clear} />
  ) : (
    <EmptyState icon={Users} title={t('memberships.no_subscribers')}>
      {t('memberships.no_subscribers_text')}
    </EmptyState>
  )
}

const SORTS_WITHOUT_MONEY = SUBSCRIBER_SORTS.filter((by) => by !== 'price')

/** The filters as request parameters. */
const requestOf = ({ membershipId, subscriberState, query }: MembershipsView) => ({
  ...(membershipId !== null && { membershipId }),
  ...(subscriberState !== null && { state: subscriberState }),
  ...(query !== '' && { query }),
})

/** Table of subscribers of one membership, or of all. */
export function Subscribers({ view, creatorId }: { view: MembershipsView; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const { range, timezone } = view.figures
  const [facts, dates] = [useFactColumns(range, creatorId), useDateColumns(timezone)]
  const seesSpend = useCanSeeSpend()
  // The server rejects sorting by a hidden column.
  const sorting = useUrlSort(seesSpend ? SUBSCRIBER_SORTS : SORTS_WITHOUT_MONEY, NEWEST_SUBSCRIBERS)
  const price = {
    id: 'price',
    header: t('memberships.column_price'),
    info: t('memberships.column_price_info'),
  }
  const { nameOf, table } = useServerTable({
    pagesOf: (limit) =>
      pagesOf(listSubscribers, { ...requestOf(view), sort: sorting.order, limit }, creatorId),
    pageSize: 100,
    file: { name: 'subscribers' },
    sorting,
    userIdsOf: ({ userId }: Subscriber) => [userId],
    sumsOf: ([page]) => page,
    columnsOf: (nameOfFan, page) => [
      {
        ...fanColumn<Subscriber>(t('memberships.column_fan'), creatorId, nameOfFan),
        total: t('memberships.all_subscribers'),
      },
      ...facts,
      ...dates,
      ...(seesSpend
        ? [
            moneyColumn<Subscriber>(
              { ...price, sum: page?.sums.price },
              (row) => row.price,
              page?.currency ?? DEFAULT_CURRENCY,
            ),
          ]
        : []),
    ],
  })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SubscriberFilters view={view} />
      <ServerTable
        {...table}
        id="subscribers"
        title={t('memberships.subscribers')}
        rowKey={(row) => row.subscriptionId}
        rowName={(row) => nameOf(row.userId)}
        hasTotals={seesSpend}
        empty={<NoSubscribers view={view} />}
      />
    </div>
  )
}
