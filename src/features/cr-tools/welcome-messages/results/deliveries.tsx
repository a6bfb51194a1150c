import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listWelcomeDeliveries } from '@/api/calls/creator/welcome-messages'
import { pagesOf } from '@/api/query'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import {
  WELCOME_DELIVERY_STATES,
  type WelcomeDelivery,
  type WelcomeSequence,
} from '@/domain/welcome/welcome-message'
import { EXPORT_PAGE_SIZE } from '@/features/figures/table/export-all'
import { ServerTable } from '@/features/figures/table/server-table'
import { loadUserNames, useUserNames } from '@/features/figures/use-user-names'
import { formatDateTime, formatNumber } from '@/i18n/format'
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
import { useCanSeeSpend } from '../../people/user-permissions'
import { useDeliveries } from '../use-welcome'
import type { WelcomeView } from '../welcome-view'

const TONES: Record<WelcomeDelivery['state'], Tone> = {
  waiting: 'neutral',
  sent: 'neutral',
  seen: 'info',
  unlocked: 'success',
}
const ALL = 'all'

interface ColumnFacts {
  t: TFunction<'marketplace'>
  creatorId: string
  timezone: string
  currency: string
  seesMoney: boolean
  messageOf: (stepId: string) => string
  nameOf: (userId: string) => string
}

const Moment = ({ at, timezone }: { at: number | null; timezone: string }) =>
  at === null ? <NoData /> : <bdi className="whitespace-nowrap">{formatDateTime(at, timezone)}</bdi>

function factColumns({ t, creatorId, messageOf, nameOf }: ColumnFacts): Column<WelcomeDelivery>[] {
  return [
    {
      id: 'fan',
      header: t('welcome.column_fan'),
      exportValue: ({ userId }) => nameOf(userId),
      cell: ({ userId, channelId }) =>
        channelId === null ? (
          <UserName name={nameOf(userId)} />
        ) : (
          <FanLink channelId={channelId} creatorId={creatorId} name={nameOf(userId)} />
        ),
    },
    {
      id: 'message',
      header: t('welcome.column_message'),
      exportValue: ({ stepId }) => messageOf(stepId),
      cell: ({ stepId }) => messageOf(stepId),
    },
    {
      id: 'state',
      header: t('welcome.column_state'),
      exportValue: ({ state }) => t(`welcome.delivery_${state}`),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`welcome.delivery_${state}`)}</Badge>,
    },
  ]
}

function columnsOf(facts: ColumnFacts): Column<WelcomeDelivery>[] {
  const { t, timezone, currency, seesMoney } = facts
  return [
    ...factColumns(facts),
    {
      id: 'at',
      header: t('welcome.column_at'),
      info: t('welcome.column_at_info', { zone: timezone }),
      exportValue: ({ at }) => momentCell(at, timezone),
      cell: ({ at }) => <Moment at={at} timezone={timezone} />,
    },
    {
      id: 'replied',
      header: t('welcome.column_replied'),
      exportValue: ({ repliedAt }) => momentCell(repliedAt, timezone),
      cell: ({ repliedAt }) => <Moment at={repliedAt} timezone={timezone} />,
    },
    ...(seesMoney
      ? [
          {
            id: 'amount',
            header: t('welcome.column_amount'),
            align: 'end' as const,
            exportValue: ({ amount }: WelcomeDelivery) =>
              moneyCell(amount === null ? null : { amount, currency }),
            cell: ({ amount }: WelcomeDelivery) =>
              amount === null ? <NoData /> : <Money of={{ amount, currency }} />,
          },
        ]
      : []),
  ]
}

interface DeliveriesProps {
  creatorId: string
  of: WelcomeSequence
  view: WelcomeView
}

/** What a message of a sequence is called by its id. */
function useMessageNames({ steps }: WelcomeSequence) {
  const { t } = useTranslation('marketplace')
  return useMemo(() => {
    const names = new Map(
      steps.map(({ stepId }, place) => [stepId, t('welcome.message', { place: formatNumber(place + 1) })]),
    )
    return (stepId: string) => names.get(stepId) ?? t('welcome.earlier_message')
  }, [steps, t])
}

function Filters({
  of,
  view,
  messageOf,
}: Omit<DeliveriesProps, 'creatorId'> & Pick<ColumnFacts, 'messageOf'>) {
  const { t } = useTranslation('marketplace')
  return (
    <ControlRow name={t('welcome.delivery_filters')}>
      <Select
        label={t('welcome.column_message')}
        labelHidden
        options={[
          { value: ALL, label: t('welcome.delivery_step_all') },
          ...of.steps.map(({ stepId }) => ({ value: stepId, label: messageOf(stepId) })),
        ]}
        value={view.stepId ?? ALL}
        onChange={(value) => view.narrow({ stepId: value === ALL ? null : value })}
      />
      <Select
        label={t('welcome.column_state')}
        labelHidden
        options={[
          { value: ALL, label: t('welcome.delivery_all') },
          ...WELCOME_DELIVERY_STATES.map((value) => ({ value, label: t(`welcome.delivery_${value}`) })),
        ]}
        value={view.deliveryState ?? ALL}
        onChange={(value) =>
          view.narrow({ deliveryState: WELCOME_DELIVERY_STATES.find((one) => one === value) ?? null })
        }
      />
    </ControlRow>
  )
}

function NoDeliveries({ view }: { view: WelcomeView }) {
  const { t } = useTranslation('marketplace')
  if (view.stepId === null && view.deliveryState === null)
    return (
      <EmptyState icon={Users} title={t('welcome.deliveries_empty')}>
        {t('welcome.deliveries_empty_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Users}
      title={t('welcome.deliveries_none_fit')}
      actions={
        <Button onClick={() => view.narrow({ stepId: null, deliveryState: null })}>
          {t('welcome.clear_filters')}
        </Button>
      }
    >
      {t('welcome.none_fit_text')}
    </EmptyState>
  )
}

/** The request for the recipients that the address asks for. */
export const deliveriesRequest = (
  sequenceId: string,
  { stepId, deliveryState, figures }: Pick<WelcomeView, 'stepId' | 'deliveryState' | 'figures'>,
) => ({
  sequenceId,
  ...figures.range,
  ...(stepId !== null && { stepId }),
  ...(deliveryState !== null && { state: deliveryState }),
})

const idsOf = (rows: readonly WelcomeDelivery[]): string[] => rows.map(({ userId }) => userId)

/** The fans who got a message of the sequence or wait for one. */
export function Deliveries({ creatorId, of, view }: DeliveriesProps) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const request = deliveriesRequest(of.sequenceId, view)
  const read = useDeliveries(request, creatorId)
  const rows = useMemo(() => read.data?.pages.flatMap(({ data }) => data) ?? [], [read.data])
  const nameOf = useUserNames(idsOf(rows))
  const messageOf = useMessageNames(of)
  const currency = read.data?.pages[0]?.currency ?? DEFAULT_CURRENCY
  const { timezone } = view.figures
  const seesMoney = useCanSeeSpend()
  const facts = useMemo(
    (): ColumnFacts => ({ t, creatorId, timezone, currency, seesMoney, messageOf, nameOf }),
    [t, creatorId, timezone, currency, seesMoney, messageOf, nameOf],
  )
  const columns = useMemo(() => columnsOf(facts), [facts])
  const load = async () => {
    const all = pagesOf(listWelcomeDeliveries, { ...request, limit: EXPORT_PAGE_SIZE }, creatorId)
    const { pages } = await client.infiniteQuery({ ...all, pages: Infinity })
    const names = await loadUserNames(client, idsOf(pages.flatMap(({ data }) => data)))
    return { pages, columns: columnsOf({ ...facts, nameOf: names }) }
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Filters of={of} view={view} messageOf={messageOf} />
      <ServerTable
        id="welcome-deliveries"
        title={t('welcome.deliveries')}
        read={read}
        columns={columns}
        rowKey={({ deliveryId }) => deliveryId}
        rowName={({ userId }) => nameOf(userId)}
        file={{ name: 'welcome-recipients', load }}
        empty={<NoDeliveries view={view} />}
      />
    </div>
  )
}
