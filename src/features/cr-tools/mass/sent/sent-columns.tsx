import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'

import type { Column } from '@/ui/table/table-column'
import { Badge } from '@/ui/text/badge'
import { type MassMessage, type MassSums, isMassPriced } from '@/domain/mass/mass-message'
import { Amount, NoData, Numeral } from '@/ui/text/figure'
import { countColumn, moneyColumn, shareColumn, timeColumn } from '@/ui/table/figure-column'
import { formatDateTime, formatList, formatMoney } from '@/i18n/format'
import { moneyCell } from '@/lib/export-cell'
import { meanCents, ratio } from '@/domain/figures/metrics'
import { lowDataOf } from '@/features/figures/table/low-data'
import { plainName } from '@/ui/text/user-name'

import { MassText } from './mass-text'

interface SentColumnContext {
  nameOf: (id: string) => string | undefined
  audienceOf: (massMessage: MassMessage) => string
  menu: (massMessage: MassMessage) => ReactNode
  /** The zone of the times. */
  timezone: string
  /** Without it no column shows what fans paid. */
  seesSpend: boolean
  /** Sums of all messages, not only the loaded ones. */
  sums?: MassSums | null | undefined
}

const textColumnOf = (t: TFunction<'tools'>, menu: SentColumnContext['menu']): Column<MassMessage> => ({
  id: 'text',
  header: t('mass.column_message'),
  isWide: true,
  sortValue: (row) => row.text,
  total: t('mass.all_messages'),
  cell: (row) => (
    <span className="flex w-68 max-w-full min-w-full items-center gap-2">
      <MassText massMessage={row} className="min-w-0 flex-1" />
      {row.state !== 'done' && <Badge>{t(`mass.state_${row.state}`)}</Badge>}
      {row.test && <Badge>{row.winner ? t(`mass.winner_${row.winner}`) : t('mass.two_versions')}</Badge>}
      {menu(row)}
    </span>
  ),
})

/** The prices of a message: of two versions with two prices both. */
const pricesOf = ({ price, test }: MassMessage) => [...new Set([price, ...(test ? [test.second.price] : [])])]

const priceText = (row: MassMessage): string =>
  formatList(pricesOf(row).map((amount) => formatMoney({ amount, currency: row.currency })))

/** What a fan pays to unlock it. */
const priceColumn = (t: TFunction<'tools'>): Column<MassMessage> => ({
  id: 'price',
  header: t('mass.column_price'),
  info: t('mass.column_price_info'),
  align: 'end',
  sortValue: ({ price }) => price,
  exportValue: (row) =>
    pricesOf(row).length > 1 ? priceText(row) : moneyCell({ amount: row.price, currency: row.currency }),
  cell: (row) =>
    isMassPriced(row) ? priceText(row) : <span className="text-text-quiet">{t('mass.free')}</span>,
})

const originColumns = (
  t: TFunction<'tools'>,
  { nameOf, audienceOf }: SentColumnContext,
): Column<MassMessage>[] => [
  {
    id: 'audience',
    header: t('mass.column_audience'),
    sortValue: audienceOf,
    exportValue: (row) => plainName(audienceOf(row)),
    cell: (row) => (
      <bdi dir="auto" className="cut block w-24 min-w-full">
        {audienceOf(row)}
      </bdi>
    ),
  },
  {
    id: 'by',
    header: t('mass.column_by'),
    sortValue: (row) => (row.sentById && nameOf(row.sentById)) ?? null,
    cell: (row) =>
      row.sentById ? (
        <bdi className="cut block w-20 min-w-full">{nameOf(row.sentById) ?? '…'}</bdi>
      ) : (
        <NoData />
      ),
  },
]

/** The results of a message, or of one of its versions. */
type Sent = Pick<MassMessage, 'sent' | 'seen' | 'bought' | 'revenue'>
interface ResultFacts<Row> {
  isPriced: (row: Row) => boolean
  currencyOf: (row: Row) => string
}

/** Columns of results, which versions of a message have too (screens S12). */
export const resultColumns = <Row extends Sent>(
  t: TFunction<'tools'>,
  { isPriced, currencyOf }: ResultFacts<Row>,
): Record<'revenue' | 'perFan' | 'unlock' | 'bought' | 'sent' | 'seen', Column<Row>> => ({
  revenue: moneyColumn<Row>(
    { id: 'revenue', header: t('mass.column_revenue'), info: t('mass.column_revenue_info') },
    (row) => row.revenue,
    currencyOf,
  ),
  perFan: moneyColumn<Row>(
    { id: 'perFan', header: t('mass.column_per_fan'), info: t('mass.column_per_fan_info') },
    (row) => meanCents(row.revenue, row.sent),
    currencyOf,
  ),
  unlock: shareColumn<Row>(
    { id: 'unlock', header: t('mass.column_unlock'), info: t('mass.column_unlock_info') },
    (row) => (isPriced(row) ? ratio(row.bought, row.sent) : null),
    lowDataOf<Row>((row) => (isPriced(row) ? row.sent : 0)),
  ),
  bought: countColumn<Row>(
    { id: 'bought', header: t('mass.column_bought'), info: t('mass.column_bought_info') },
    (row) => (isPriced(row) ? row.bought : null),
  ),
  sent: countColumn<Row>(
    { id: 'sent', header: t('mass.column_sent'), info: t('mass.column_sent_info') },
    (row) => row.sent,
  ),
  seen: shareColumn<Row>(
    { id: 'seen', header: t('mass.column_seen'), info: t('mass.column_seen_info') },
    (row) => ratio(row.seen, row.sent),
    lowDataOf<Row>(({ sent }) => sent),
  ),
})

type ResultName = keyof ReturnType<typeof resultColumns>
const MONEY_COLUMNS: ReadonlySet<string> = new Set<ResultName>(['revenue', 'perFan'])
/** Leaves out what readers without the permission may not see. */
export const withoutMoneyColumns = <Row,>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.filter(({ id }) => !MONEY_COLUMNS.has(id))

/** The totals of the results; rates are of the sums, not means of the rows. */
function resultTotals(sums: MassSums): Record<ResultName, ReactNode> {
  const { currency, revenue, sent, sentPriced, seen, bought } = sums
  const perFan = meanCents(revenue, sent)
  return {
    revenue: <Amount of={{ amount: revenue, currency }} />,
    perFan: perFan === null ? <NoData /> : <Amount of={{ amount: perFan, currency }} />,
    unlock: <Numeral value={ratio(bought, sentPriced)} isRatio digits={1} />,
    bought: <Numeral value={bought} />,
    sent: <Numeral value={sent} />,
    seen: <Numeral value={ratio(seen, sent)} isRatio digits={1} />,
  }
}

/** Columns of the table of sent messages: revenue right after the message, its origin after the results. */
export function sentColumns(t: TFunction<'tools'>, context: SentColumnContext): Column<MassMessage>[] {
  const results = resultColumns<MassMessage>(t, {
    isPriced: isMassPriced,
    currencyOf: ({ currency }) => currency,
  })
  const totals = context.sums && resultTotals(context.sums)
  const names = Object.keys(results) as ResultName[] // Its keys, which TypeScript widens to text.
  const columns = [
    textColumnOf(t, context.menu),
    priceColumn(t),
    ...names.map((name) => ({ ...results[name], total: totals?.[name] })),
    timeColumn(
      { id: 'sentAt', header: t('mass.column_sent_at'), align: 'start' },
      (row: MassMessage) => row.sentAt ?? row.createdAt,
      context.timezone,
      formatDateTime,
    ),
    countColumn<MassMessage>(
      {
        id: 'unsent',
        header: t('mass.column_unsent'),
        info: t('mass.column_unsent_info'),
        isHiddenAtFirst: true,
        total: context.sums && <Numeral value={context.sums.unsent} />,
      },
      (row) => row.unsent,
    ),
    ...originColumns(t, context),
  ]
  return context.seesSpend ? columns : withoutMoneyColumns(columns)
}
