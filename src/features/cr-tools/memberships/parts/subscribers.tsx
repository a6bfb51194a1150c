import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listSubscribers } from '@/api/calls/creator/memberships'
import { pagesOf } from '@/api/query'
import { type Subscriber, SUBSCRIBER_STATES, type SubscriberState } from '@/domain/money/membership'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { EXPORT_PAGE_SIZE } from '@/features/figures/table/export-all'
import { ServerTable } from '@/features/figures/table/server-table'
import { loadUserNames, useUserNames } from '@/features/figures/use-user-names'
import { formatDate } from '@/i18n/format'
import { moneyCell, momentCell } from '@/lib/export-cell'
import { Badge, type Tone } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { ControlRow } from '@/ui/layout/control-row'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Money, NoData } from '@/ui/text/figure'
import { Select } from '@/ui/field/select'
import type { Column } from '@/ui/table/table-column'
import { UserName } from '@/ui/text/user-name'

import { FanLink } from '../../people/fan-link'
import { SEARCH_PARAM, type MembershipsView } from '../memberships-view'
import { subscribersRequestOf, useSubscribers } from '../use-memberships'

interface SubscribersProps {
  view: MembershipsView
  creatorId: string
  /** Looks up a title by membership id. */
  titleOf: (membershipId: string) => string
}

interface SubscriberColumnContext extends Pick<SubscribersProps, 'creatorId' | 'titleOf'> {
  t: TFunction<'marketplace'>
  timezone: string
  currency: string
  seesSpend: boolean
  nameOf: (userId: string) => string
}

/** The server sorts; this only marks the column as sortable. */
const byServer = () => null

const SUBSCRIBER_STATE_TONES: Record<SubscriberState, Tone> = {
  active: 'success',
  expiring: 'warning',
  gifted: 'info',
}

function subscriberColumns({ t, creatorId, titleOf, nameOf }: SubscriberColumnContext): Column<Subscriber>[] {
  return [
    {
      id: 'fan',
      header: t('memberships.column_fan'),
      sortValue: byServer,
      exportValue: ({ userId }) => nameOf(userId),
      cell: ({ userId, channelId }) =>
        channelId === null ? (
          <UserName name={nameOf(userId)} />
        ) : (
          <FanLink channelId={channelId} creatorId={creatorId} name={nameOf(userId)} />
        ),
    },
    {
      id: 'membership',
      header: t('memberships.column_membership'),
      exportValue: ({ membershipId }) => titleOf(membershipId),
      cell: ({ membershipId }) => <bdi>{titleOf(membershipId)}</bdi>,
    },
    {
      id: 'state',
      header: t('memberships.column_state'),
      exportValue: ({ state }) => t(`memberships.subscriber_${state}`),
      cell: ({ state }) => (
        <Badge tone={SUBSCRIBER_STATE_TONES[state]}>{t(`memberships.subscriber_${state}`)}</Badge>
      ),
    },
  ]
}

function dateColumns({ t, timezone, currency, seesSpend }: SubscriberColumnContext): Column<Subscriber>[] {
  const day = (at: number) => formatDate(at, { dateStyle: 'medium', timeZone: timezone })
  const price: Column<Subscriber> = {
    id: 'price',
    header: t('memberships.column_price'),
    align: 'end',
    info: t('memberships.column_price_info'),
    sortValue: byServer,
    exportValue: (row) => moneyCell(row.price === null ? null : { amount: row.price, currency }),
    cell: (row) => (row.price === null ? <NoData /> : <Money of={{ amount: row.price, currency }} />),
  }
  return [
    {
      id: 'since',
      header: t('memberships.column_since'),
      sortValue: byServer,
      sortsFrom: 'descending',
      exportValue: ({ since }) => momentCell(since, timezone),
      cell: ({ since }) => <bdi>{day(since)}</bdi>,
    },
    {
      id: 'endsAt',
      header: t('memberships.column_ends'),
      info: t('memberships.column_ends_info', { zone: timezone }),
      sortValue: byServer,
      exportValue: ({ endsAt }) => momentCell(endsAt, timezone),
      cell: ({ endsAt, renews }) =>
        endsAt === null ? (
          <NoData />
        ) : (
          t(renews ? 'memberships.renews_on' : 'memberships.ends_on', { date: day(endsAt) })
        ),
    },
    ...(seesSpend ? [price] : []),
  ]
}

const allSubscriberColumns = (context: SubscriberColumnContext): Column<Subscriber>[] => [
  ...subscriberColumns(context),
  ...dateColumns(context),
]

const ALL = 'all'

function SubscriberFilters({ view }: { view: MembershipsView }) {
  const { t } = useTranslation('marketplace')
  return (
    <ControlRow name={t('memberships.filters')}>
      <Select
        label={t('memberships.column_state')}
        labelHidden
        options={[
          { value: ALL, label: t('memberships.subscriber_all') },
          ...SUBSCRIBER_STATES.map((value) => ({ value, label: t(`memberships.subscriber_${value}`) })),
        ]}
        value={view.subscriberState ?? ALL}
        onChange={(value) =>
          view.narrow({ subscriberState: SUBSCRIBER_STATES.find((one) => one === value) ?? null })
        }
      />
      <UrlSearchField of={SEARCH_PARAM} name={t('memberships.find')} className="w-60 max-sm:w-full" />
      {view.isNarrowed && (
        <Button kind="ghost" onClick={view.clear}>
          {t('memberships.clear_filters')}
        </Button>
      )}
    </ControlRow>
  )
}

function NoSubscribers({ view }: { view: MembershipsView }) {
  const { t } = useTranslation('marketplace')
  return view.isNarrowed ? (
    <EmptyState
      icon={Users}
      title={t('memberships.none_fit')}
      actions={<Button onClick={view.clear}>{t('memberships.clear_filters')}</Button>}
    >
      {t('memberships.none_fit_text')}
    </EmptyState>
  ) : (
    <EmptyState icon={Users} title={t('memberships.no_subscribers')}>
      {t('memberships.no_subscribers_text')}
    </EmptyState>
  )
}

const userIdsOf = (rows: readonly Subscriber[]): string[] => rows.map(({ userId }) => userId)

/** Table of subscribers of one membership, or of all. */
export function Subscribers({ view, creatorId, titleOf }: SubscribersProps) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const read = useSubscribers(view, creatorId)
  const rows = useMemo(() => read.data?.pages.flatMap(({ data }) => data) ?? [], [read.data])
  const nameOf = useUserNames(userIdsOf(rows))
  const currency = read.data?.pages[0]?.currency ?? ''
  const { timezone, seesSpend } = view
  const context = useMemo(
    (): SubscriberColumnContext => ({ t, timezone, creatorId, currency, seesSpend, nameOf, titleOf }),
    [t, timezone, creatorId, currency, seesSpend, nameOf, titleOf],
  )
  const columns = useMemo(() => allSubscriberColumns(context), [context])
  const load = async () => {
    const all = pagesOf(
      listSubscribers,
      { ...subscribersRequestOf(view), limit: EXPORT_PAGE_SIZE },
      creatorId,
    )
    const { pages } = await client.infiniteQuery({ ...all, pages: Infinity })
    const names = await loadUserNames(client, userIdsOf(pages.flatMap(({ data }) => data)))
    return { pages, columns: allSubscriberColumns({ ...context, nameOf: names }) }
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SubscriberFilters view={view} />
      <ServerTable
        id="subscribers"
        title={t('memberships.subscribers')}
        read={read}
        columns={columns}
        rowKey={(row) => row.subscriptionId}
        rowName={(row) => nameOf(row.userId)}
        sort={view.sort}
        onSort={view.onSort}
        file={{ name: 'subscribers', load }}
        empty={<NoSubscribers view={view} />}
      />
    </div>
  )
}
