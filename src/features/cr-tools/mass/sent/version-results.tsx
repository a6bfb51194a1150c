import type { TFunction } from 'i18next'
import { Trophy } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage, MassTest, MassVersionResult } from '@/domain/mass/mass-message'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Badge } from '@/ui/text/badge'
import { Table } from '@/ui/table/table'
import { type Column, unsorted } from '@/ui/table/table-column'

import { useCanSeeSpend } from '../../base/permissions'
import { resultColumns, withoutMoneyColumns } from './sent-columns'

interface VersionRow extends MassVersionResult {
  id: 'first' | 'second'
  name: string
  currency: string
  hasWon: boolean
}

const versionRowsOf = (
  t: TFunction<'tools'>,
  { winner, currency }: MassMessage,
  test: MassTest,
): VersionRow[] =>
  (['first', 'second'] as const).map((id) => ({
    ...test[id],
    id,
    name: t(`mass.version_${id}`),
    currency,
    hasWon: winner === id,
  }))

function VersionName({ version }: { version: VersionRow }) {
  const { t } = useTranslation('tools')
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      {version.name}
      {version.hasWon && (
        <Badge tone="success" icon={Trophy}>
          {t('mass.won')}
        </Badge>
      )}
    </span>
  )
}

function versionColumns(t: TFunction<'tools'>, seesSpend: boolean): Column<VersionRow>[] {
  const { perFan, sent, seen, bought, unlock, revenue } = resultColumns<VersionRow>(t, {
    isPriced: ({ price }) => price > 0,
    currencyOf: ({ currency }) => currency,
  })
  const columns: Column<VersionRow>[] = [
    {
      id: 'name',
      header: t('mass.column_version'),
      isWide: true,
      cell: (row) => <VersionName version={row} />,
    },
    ...[perFan, sent, seen, bought, unlock, revenue].map(unsorted),
  ]
  return seesSpend ? columns : withoutMoneyColumns(columns)
}

/** Results per A/B version, and which earned more per fan (screens S12). */
export function MassVersionResults({ massMessage, test }: { massMessage: MassMessage; test: MassTest }) {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  const { decidesAt } = test
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="text-13 font-medium text-text">{t('mass.versions')}</h3>
      <div className="min-w-0 rounded-card border border-line">
        <Table
          name={t('mass.versions')}
          columns={versionColumns(t, useCanSeeSpend())}
          rows={versionRowsOf(t, massMessage, test)}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
        />
      </div>
      <p className="text-13">
        {massMessage.winner
          ? t('mass.versions_decided')
          : decidesAt !== null && t('mass.on_trial', { time: isolate(formatDateTime(decidesAt, timezone)) })}
      </p>
    </section>
  )
}
