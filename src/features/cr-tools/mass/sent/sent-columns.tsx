import type { ReactNode } from 'react'
import type { useTranslation } from '@/i18n/use-translation'

import { isMassPriced, type MassMessage } from '@/domain/mass/mass-message'
import { formatDateTime } from '@/i18n/format'
import { momentCell, moneyCell } from '@/lib/export-cell'
import { Badge } from '@/ui/text/badge'
import { Money, Numeral, NoData } from '@/ui/text/figure'
import type { Column } from '@/ui/table/table-column'
import { plainName } from '@/ui/text/user-name'

import { MassText } from './mass-text'
import { shareOf, revenuePerFan } from './mass-rates'

type SentTranslate = ReturnType<typeof useTranslation<'tools'>>['t']

interface SentColumnContext {
  nameOf: (id: string) => string | undefined
  audienceOf: (of: MassMessage) => string
  menu: (of: MassMessage) => ReactNode
}

const sentFactColumns = (
  t: SentTranslate,
  { nameOf, audienceOf, menu }: SentColumnContext,
): Column<MassMessage>[] => [
  {
    id: 'text',
    header: t('mass.column_message'),
    isWide: true,
    sortValue: (row) => row.text,
    cell: (row) => (
      <span className="flex w-72 max-w-full min-w-0 items-center gap-2 lg:w-80">
        <MassText of={row} className="min-w-0 flex-1" />
        {row.state !== 'done' && <Badge>{t(`mass.state_${row.state}`)}</Badge>}
        {row.test && <Badge>{row.winner ? t(`mass.winner_${row.winner}`) : t('mass.two_versions')}</Badge>}
        {menu(row)}
      </span>
    ),
  },
  {
    id: 'sentAt',
    header: t('mass.column_sent_at'),
    sortValue: (row) => row.sentAt ?? row.createdAt,
    exportValue: (row) => momentCell(row.sentAt ?? row.createdAt),
    cell: (row) => formatDateTime(row.sentAt ?? row.createdAt),
  },
  {
    id: 'by',
    header: t('mass.column_by'),
    sortValue: (row) => (row.sentById && nameOf(row.sentById)) ?? null,
    cell: (row) =>
      row.sentById ? <bdi className="cut block max-w-28">{nameOf(row.sentById) ?? '…'}</bdi> : <NoData />,
  },
  {
    id: 'audience',
    header: t('mass.column_audience'),
    sortValue: audienceOf,
    exportValue: (row) => plainName(audienceOf(row)),
    cell: (row) => <span className="cut block max-w-36">{audienceOf(row)}</span>,
  },
]

const resultColumns = (t: SentTranslate): Column<MassMessage>[] => [
  {
    id: 'sent',
    header: t('mass.column_sent'),
    align: 'end',
    info: t('mass.column_sent_info'),
    sortValue: (row) => row.sent,
    cell: (row) => <Numeral value={row.sent} />,
  },
  {
    id: 'seen',
    header: t('mass.column_seen'),
    align: 'end',
    info: t('mass.column_seen_info'),
    sortValue: (row) => shareOf(row.seen, row.sent),
    cell: (row) => <Numeral value={shareOf(row.seen, row.sent)} isRatio digits={1} />,
  },
  {
    id: 'bought',
    header: t('mass.column_bought'),
    align: 'end',
    sortValue: (row) => (isMassPriced(row) ? row.bought : null),
    cell: (row) => (isMassPriced(row) ? <Numeral value={row.bought} /> : <NoData />),
  },
  {
    id: 'unlock',
    header: t('mass.column_unlock'),
    align: 'end',
    info: t('mass.column_unlock_info'),
    sortValue: (row) => (isMassPriced(row) ? shareOf(row.bought, row.sent) : null),
    cell: (row) => (
      <Numeral value={isMassPriced(row) ? shareOf(row.bought, row.sent) : null} isRatio digits={1} />
    ),
  },
  {
    id: 'revenue',
    header: t('mass.column_revenue'),
    align: 'end',
    sortValue: (row) => row.revenue,
    exportValue: (row) => moneyCell({ amount: row.revenue, currency: row.currency }),
    cell: (row) => <Money of={{ amount: row.revenue, currency: row.currency }} />,
  },
  {
    id: 'perFan',
    header: t('mass.column_per_fan'),
    align: 'end',
    info: t('mass.column_per_fan_info'),
    sortValue: (row) => revenuePerFan(row),
    exportValue: (row) => {
      const amount = revenuePerFan(row)
      return amount === null ? null : moneyCell({ amount, currency: row.currency })
    },
    cell: (row) => {
      const amount = revenuePerFan(row)
      return amount === null ? <NoData /> : <Money of={{ amount, currency: row.currency }} />
    },
  },
]

const unsentColumn = (t: SentTranslate): Column<MassMessage> => ({
  id: 'unsent',
  header: t('mass.column_unsent'),
  align: 'end',
  isHiddenAtFirst: true,
  sortValue: (row) => row.unsent,
  cell: (row) => <Numeral value={row.unsent} />,
})

/** Revenue directly after the message; time, sender and audience after the results. */
const COLUMN_ORDER = [
  'text',
  'revenue',
  'perFan',
  'unlock',
  'bought',
  'sent',
  'seen',
  'sentAt',
  'unsent',
  'audience',
  'by',
] as const

/** Columns of the table of sent messages (screens S12). */
export function sentColumns(t: SentTranslate, parts: SentColumnContext): Column<MassMessage>[] {
  const columns = [...sentFactColumns(t, parts), ...resultColumns(t), unsentColumn(t)]
  return COLUMN_ORDER.flatMap((wanted) => columns.find(({ id }) => id === wanted) ?? [])
}
