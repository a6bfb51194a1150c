import type { ReactNode } from 'react'
import type { useTranslation } from '@/i18n/use-translation'

import { isPriced, type MassMessage } from '@/domain/mass-message'
import { formatDateTime } from '@/i18n/format'
import { momentCell, moneyCell } from '@/lib/file-cell'
import { Badge } from '@/ui/badge'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import type { Column } from '@/ui/table-column'
import { plainName } from '@/ui/user-name'

import { MassText } from './mass-text'
import { partOf, perFanOf } from './parts'

type Words = ReturnType<typeof useTranslation<'tools'>>['t']

interface Parts {
  nameOf: (id: string) => string | undefined
  audienceOf: (of: MassMessage) => string
  menu: (of: MassMessage) => ReactNode
}

const factColumns = (t: Words, { nameOf, audienceOf, menu }: Parts): Column<MassMessage>[] => [
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
    file: (row) => momentCell(row.sentAt ?? row.createdAt),
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
    file: (row) => plainName(audienceOf(row)),
    cell: (row) => <span className="cut block max-w-36">{audienceOf(row)}</span>,
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
    cell: (row) => <Numeral value={partOf(row.seen, row.sent)} isRatio digits={1} />,
  },
  {
    id: 'bought',
    header: t('mass.column_bought'),
    align: 'end',
    sortValue: (row) => (isPriced(row) ? row.bought : null),
    cell: (row) => (isPriced(row) ? <Numeral value={row.bought} /> : <NoData />),
  },
  {
    id: 'unlock',
    header: t('mass.column_unlock'),
    align: 'end',
    info: t('mass.column_unlock_info'),
    sortValue: (row) => (isPriced(row) ? partOf(row.bought, row.sent) : null),
    cell: (row) => <Numeral value={isPriced(row) ? partOf(row.bought, row.sent) : null} isRatio digits={1} />,
  },
  {
    id: 'revenue',
    header: t('mass.column_revenue'),
    align: 'end',
    sortValue: (row) => row.revenue,
    file: (row) => moneyCell({ amount: row.revenue, currency: row.currency }),
    cell: (row) => <Money of={{ amount: row.revenue, currency: row.currency }} />,
  },
  {
    id: 'perFan',
    header: t('mass.column_per_fan'),
    align: 'end',
    info: t('mass.column_per_fan_info'),
    sortValue: (row) => perFanOf(row),
    file: (row) => {
      const amount = perFanOf(row)
      return amount === null ? null : moneyCell({ amount, currency: row.currency })
    },
    cell: (row) => {
      const amount = perFanOf(row)
      return amount === null ? <NoData /> : <Money of={{ amount, currency: row.currency }} />
    },
  },
]

const unsentColumn = (t: Words): Column<MassMessage> => ({
  id: 'unsent',
  header: t('mass.column_unsent'),
  align: 'end',
  isHiddenAtFirst: true,
  sortValue: (row) => row.unsent,
  cell: (row) => <Numeral value={row.unsent} />,
})

/** Revenue directly after the message; time, sender and audience after the results. */
const ORDER = [
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
export function sentColumns(t: Words, parts: Parts): Column<MassMessage>[] {
  const columns = [...factColumns(t, parts), ...resultColumns(t), unsentColumn(t)]
  return ORDER.flatMap((wanted) => columns.find(({ id }) => id === wanted) ?? [])
}
