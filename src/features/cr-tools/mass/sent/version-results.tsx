import { Trophy } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage, MassTest, MassVersionResult } from '@/domain/mass-message'
import { formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Badge } from '@/ui/badge'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { Table } from '@/ui/table'
import type { Column } from '@/ui/table-column'

import { partOf, perFanOf } from './parts'

type Words = ReturnType<typeof useTranslation<'tools'>>['t']

interface Row extends MassVersionResult {
  id: 'first' | 'second'
  name: string
  currency: string
  hasWon: boolean
}

const rowsOf = (t: Words, { winner, currency }: MassMessage, test: MassTest): Row[] =>
  (['first', 'second'] as const).map((id) => ({
    ...test[id],
    id,
    name: t(`mass.version_${id}`),
    currency,
    hasWon: winner === id,
  }))

function Name({ of }: { of: Row }) {
  const { t } = useTranslation('tools')
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      {of.name}
      {of.hasWon && (
        <Badge tone="success" icon={Trophy}>
          {t('mass.won')}
        </Badge>
      )}
    </span>
  )
}

const columnsOf = (t: Words): Column<Row>[] => [
  { id: 'name', header: t('mass.column_version'), isWide: true, cell: (row) => <Name of={row} /> },
  {
    id: 'perFan',
    header: t('mass.column_per_fan'),
    align: 'end',
    cell: (row) => {
      const amount = perFanOf(row)
      return amount === null ? <NoData /> : <Money of={{ amount, currency: row.currency }} />
    },
  },
  { id: 'sent', header: t('mass.column_sent'), align: 'end', cell: (row) => <Numeral value={row.sent} /> },
  {
    id: 'seen',
    header: t('mass.column_seen'),
    align: 'end',
    cell: (row) => <Numeral value={partOf(row.seen, row.sent)} isRatio digits={1} />,
  },
  {
    id: 'bought',
    header: t('mass.column_bought'),
    align: 'end',
    cell: (row) => (row.price > 0 ? <Numeral value={row.bought} /> : <NoData />),
  },
  {
    id: 'unlock',
    header: t('mass.column_unlock'),
    align: 'end',
    cell: (row) => <Numeral value={row.price > 0 ? partOf(row.bought, row.sent) : null} isRatio digits={1} />,
  },
  {
    id: 'revenue',
    header: t('mass.column_revenue'),
    align: 'end',
    cell: (row) => <Money of={{ amount: row.revenue, currency: row.currency }} />,
  },
]

/** Results per A/B version, and which earned more per fan (screens S12). */
export function VersionResults({ of, test }: { of: MassMessage; test: MassTest }) {
  const { t } = useTranslation('tools')
  const { decidesAt } = test
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="text-13 font-medium text-text">{t('mass.versions')}</h3>
      <div className="min-w-0 rounded-card border border-line">
        <Table
          name={t('mass.versions')}
          columns={columnsOf(t)}
          rows={rowsOf(t, of, test)}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
        />
      </div>
      <p className="text-13">
        {of.winner
          ? t('mass.versions_decided')
          : decidesAt !== null && t('mass.on_trial', { time: isolate(formatDateTime(decidesAt)) })}
      </p>
    </section>
  )
}
