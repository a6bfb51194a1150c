import type { useTranslation } from 'react-i18next'

import type { MassMessage } from '@/domain/mass-message'
import { formatDateTime, formatList } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import type { Column } from '@/ui/table-column'

import { MassText } from './mass-text'

type Words = ReturnType<typeof useTranslation<'tools'>>['t']

/** A part of those it reached; of nobody there is none. */
const partOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

const factColumns = (t: Words, nameOf: (id: string) => string | undefined): Column<MassMessage>[] => [
  {
    id: 'text',
    header: t('mass.column_message'),
    isWide: true,
    cell: (row) => (
      <span className="inline-flex max-w-full items-center gap-2">
        <MassText of={row} />
        {row.state !== 'done' && <Badge>{t(`mass.state_${row.state}`)}</Badge>}
        {row.winner && <Badge>{t(`mass.winner_${row.winner}`)}</Badge>}
      </span>
    ),
  },
  {
    id: 'sentAt',
    header: t('mass.column_sent_at'),
    sortValue: (row) => row.sentAt ?? row.createdAt,
    cell: (row) => formatDateTime(row.sentAt ?? row.createdAt),
  },
  {
    id: 'by',
    header: t('mass.column_by'),
    cell: (row) => (row.sentById ? <bdi>{nameOf(row.sentById) ?? '…'}</bdi> : <NoData />),
  },
  {
    id: 'audience',
    header: t('mass.column_audience'),
    cell: (row) => (
      <span className="block max-w-48 truncate">
        {row.audience.length > 0 ? formatList(row.audience) : t('mass.all_fans')}
      </span>
    ),
  },
]

const resultColumns = (t: Words): Column<MassMessage>[] => [
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
    sortValue: (row) => partOf(row.seen, row.sent),
    cell: (row) => <Numeral value={partOf(row.seen, row.sent)} isRatio />,
  },
  {
    id: 'bought',
    header: t('mass.column_bought'),
    align: 'end',
    sortValue: (row) => row.bought,
    cell: (row) => (row.price > 0 ? <Numeral value={row.bought} /> : <NoData />),
  },
  {
    id: 'unlock',
    header: t('mass.column_unlock'),
    align: 'end',
    info: t('mass.column_unlock_info'),
    sortValue: (row) => (row.price > 0 ? partOf(row.bought, row.sent) : null),
    cell: (row) => <Numeral value={row.price > 0 ? partOf(row.bought, row.sent) : null} isRatio />,
  },
  {
    id: 'revenue',
    header: t('mass.column_revenue'),
    align: 'end',
    sortValue: (row) => row.revenue,
    cell: (row) => <Money of={{ amount: row.revenue, currency: row.currency }} />,
  },
  {
    id: 'perFan',
    header: t('mass.column_per_fan'),
    align: 'end',
    info: t('mass.column_per_fan_info'),
    sortValue: (row) => partOf(row.revenue, row.sent),
    cell: (row) =>
      row.sent > 0 ? (
        <Money of={{ amount: Math.round(row.revenue / row.sent), currency: row.currency }} />
      ) : (
        <NoData />
      ),
  },
  {
    id: 'unsent',
    header: t('mass.column_unsent'),
    align: 'end',
    sortValue: (row) => row.unsent,
    cell: (row) => <Numeral value={row.unsent} />,
  },
]

/** The columns of what was sent, results and all (screens S12). */
export const sentColumns = (
  t: Words,
  nameOf: (id: string) => string | undefined,
  actions: Column<MassMessage>,
): Column<MassMessage>[] => [...factColumns(t, nameOf), ...resultColumns(t), actions]
