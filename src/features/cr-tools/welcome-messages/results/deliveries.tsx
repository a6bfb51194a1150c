import { Users } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { listWelcomeDeliveries } from '@/api/calls/creator/welcome-messages'
import { pagesOf } from '@/api/query'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import {
  WELCOME_DELIVERY_SORTS,
  WELCOME_DELIVERY_STATES,
  type WelcomeDelivery,
  type WelcomeDeliverySort,
  type WelcomeSequence,
} from '@/domain/welcome/welcome-message'
import { ServerTable } from '@/features/figures/table/server-table'
import { formatDateTime, formatNumber } from '@/i18n/format'
import { Badge, type Tone } from '@/ui/text/badge'
import { ControlRow } from '@/ui/layout/control-row'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import type { Column } from '@/ui/table/table-column'
import { OptionalSelect } from '@/ui/field/optional'
import { moneyColumn, timeColumn, wordColumn } from '@/ui/table/figure-column'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { useServerTable } from '@/features/figures/table/use-server-table'

import { useCanSeeSpend } from '../../base/permissions'
import type { WelcomeView } from '../welcome-view'
import { fanColumn } from '../../people/fan-column'

const TONES: Record<WelcomeDelivery['state'], Tone> = {
  waiting: 'neutral',
  sent: 'neutral',
  seen: 'info',
  unlocked: 'success',
}
function useFactColumns(messageOf: (stepId: string) => string): Column<WelcomeDelivery>[] {
  const { t } = useTranslation('marketplace')
  return [
    wordColumn({ id: 'message', header: t('welcome.column_message') }, ({ stepId }) => messageOf(stepId)),
    {
      id: 'state',
      header: t('welcome.column_state'),
      exportValue: ({ state }) => t(`welcome.delivery_${state}`),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`welcome.delivery_${state}`)}</Badge>,
    },
  ]
}

function useMomentColumns(timezone: string): Column<WelcomeDelivery>[] {
  const { t } = useTranslation('marketplace')
  const at = {
    id: 'at',
    header: t('welcome.column_at'),
    info: t('welcome.column_at_info', { zone: timezone }),
    align: 'start',
  } as const
  const replied = { id: 'replied', header: t('welcome.column_replied'), align: 'start' } as const
  return [
    timeColumn(at, (row) => row.at, timezone, formatDateTime),
    timeColumn(replied, ({ repliedAt }) => repliedAt, timezone, formatDateTime),
  ]
}

interface DeliveriesProps {
  creatorId: string
  sequence: WelcomeSequence
  view: WelcomeView
}

interface DeliveryFiltersProps extends Omit<DeliveriesProps, 'creatorId'> {
  messageOf: (stepId: string) => string
}

function DeliveryFilters({ sequence, view, messageOf }: DeliveryFiltersProps) {
  const { t } = useTranslation('marketplace')
  return (
    <ControlRow name={t('welcome.delivery_filters')}>
      <OptionalSelect
        label={t('welcome.column_message')}
        labelHidden
        none={t('welcome.delivery_step_all')}
        options={sequence.steps
          .map(({ stepId }) => stepId)
          .map((value) => ({ value, label: messageOf(value) }))}
        value={view.stepId}
        onChange={(stepId) => view.narrow({ stepId })}
      />
      <OptionalSelect
        label={t('welcome.column_state')}
        labelHidden
        none={t('welcome.delivery_all')}
        options={WELCOME_DELIVERY_STATES.map((value) => ({ value, label: t(`welcome.delivery_${value}`) }))}
        value={view.deliveryState}
        onChange={(deliveryState) => view.narrow({ deliveryState })}
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
    <NoMatches
      title={t('welcome.deliveries_none_fit')}
      text={t('welcome.none_fit_text')}
      onClear={() => view.narrow({ stepId: null, deliveryState: null })}
    />
  )
}

export const DELIVERIES_PER_PAGE = 50
const SORTS_WITHOUT_MONEY = WELCOME_DELIVERY_SORTS.filter((by) => by !== 'amount')

/** The request for the recipients that the address asks for. */
export const deliveriesRequest = (
  sequenceId: string,
  { stepId, deliveryState, figures }: Pick<WelcomeView, 'stepId' | 'deliveryState' | 'figures'>,
  sort?: WelcomeDeliverySort,
) => ({
  sequenceId,
  ...(sort && { sort }),
  ...figures.range,
  ...(stepId !== null && { stepId }),
  ...(deliveryState !== null && { state: deliveryState }),
})

/** The fans who got a message of the sequence or wait for one. */
export function Deliveries({ creatorId, sequence, view }: DeliveriesProps) {
  const { t } = useTranslation('marketplace')
  const seesSpend = useCanSeeSpend()
  const messageOf = (stepId: string) => {
    const index = sequence.steps.findIndex((step) => step.stepId === stepId)
    return index < 0 ? t('welcome.earlier_message') : t('welcome.message', { place: formatNumber(index + 1) })
  }
  const [facts, moments] = [useFactColumns(messageOf), useMomentColumns(view.figures.timezone)]
  const amount = { id: 'amount', header: t('welcome.column_amount'), info: t('welcome.column_amount_info') }
  // The server rejects sorting by a hidden column. First come those who wait, then the newest.
  const sorting = useUrlSort(seesSpend ? WELCOME_DELIVERY_SORTS : SORTS_WITHOUT_MONEY)
  const { nameOf, table } = useServerTable({
    pagesOf: (limit) =>
      pagesOf(
        listWelcomeDeliveries,
        { ...deliveriesRequest(sequence.sequenceId, view, sorting.order), limit },
        creatorId,
      ),
    pageSize: DELIVERIES_PER_PAGE,
    file: { name: 'welcome-recipients' },
    sorting,
    userIdsOf: ({ userId }: WelcomeDelivery) => [userId],
    sumsOf: ([page]) => page,
    columnsOf: (nameOfFan, page) => [
      fanColumn<WelcomeDelivery>(t('welcome.column_fan'), creatorId, nameOfFan),
      ...facts,
      ...moments,
      ...(seesSpend
        ? [moneyColumn<WelcomeDelivery>(amount, (row) => row.amount, page?.currency ?? DEFAULT_CURRENCY)]
        : []),
    ],
  })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <DeliveryFilters sequence={sequence} view={view} messageOf={messageOf} />
      <ServerTable
        {...table}
        id="welcome-deliveries"
        title={t('welcome.deliveries')}
        rowKey={({ deliveryId }) => deliveryId}
        rowName={({ userId }) => nameOf(userId)}
        empty={<NoDeliveries view={view} />}
      />
    </div>
  )
}
