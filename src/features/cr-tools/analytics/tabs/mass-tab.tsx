import { GitCompare } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsOf } from '@/domain/analytics'
import type { MassMessage } from '@/domain/mass-message'
import { ratio } from '@/domain/metrics'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { useAddressIds } from '@/features/figures/use-address-choice'
import { FigureTable } from '@/features/figures/figure-table'
import { FigureTiles, type TileFigure } from '@/features/figures/figure-tiles'
import { Icon } from '@/ui/icon'
import type { Column } from '@/ui/table-column'

import { sentColumns, useAudienceName } from '../../mass'
import { useColleagues, useSeesSpend } from '../../person-rights'
import { MassPair } from '../parts/mass-pair'
import { TabFrame } from '../parts/tab-frame'
import { type TabProps, useAnalytics } from '../use-analytics'

const MONEY_COLUMNS: ReadonlySet<string> = new Set(['revenue', 'perFan'])

function useColumns(rows: readonly MassMessage[]): Column<MassMessage>[] {
  const { t } = useTranslation('tools')
  const seesMoney = useSeesSpend()
  const nameOf = useColleagues(rows.flatMap(({ sentById }) => sentById ?? []))
  const audienceOf = useAudienceName()
  return sentColumns(t, { nameOf, audienceOf, menu: () => null }).filter(
    ({ id }) => seesMoney || !MONEY_COLUMNS.has(id),
  )
}

const PAIR = 2

type Sums = AnalyticsOf<'mass'>['totals']

/** Computes each tile from the sums. */
const FIGURES = {
  messages: ({ messages }: Sums) => messages,
  sent: ({ sent }: Sums) => sent,
  seen: ({ seen, sent }: Sums) => ratio(seen, sent),
  bought: ({ bought }: Sums) => bought,
  revenue: ({ revenue }: Sums) => revenue,
}
type FigureName = keyof typeof FIGURES
const NAMES = Object.keys(FIGURES) as FigureName[] // keys of the literal above

function useTiles(data: AnalyticsOf<'mass'> | undefined) {
  const { t } = useTranslation(['analytics', 'tools'])
  const seesMoney = useSeesSpend()
  const names = NAMES.filter((name) => seesMoney || name !== 'revenue')
  const words: Record<FigureName, Pick<TileFigure, 'label' | 'info'>> = {
    messages: { label: t('insights.mass_count'), info: t('insights.mass_count_info') },
    sent: { label: t('tools:mass.column_sent'), info: t('tools:mass.column_sent_info') },
    seen: { label: t('tools:mass.column_seen'), info: t('tools:mass.column_seen_info') },
    bought: { label: t('tools:mass.column_bought'), info: t('insights.mass_bought_info') },
    revenue: { label: t('tools:mass.column_revenue'), info: t('insights.mass_revenue_info') },
  }
  return {
    count: names.length,
    figures:
      data &&
      names.map((id): TileFigure => ({
        id,
        ...words[id],
        unit: id === 'seen' ? 'share' : id === 'revenue' ? 'money' : 'count',
        value: FIGURES[id](data.totals),
        previous: data.previous && FIGURES[id](data.previous),
      })),
  }
}

/** Explains what selecting rows does. */
function PairHint({ count }: { count: number }) {
  const { t } = useTranslation('analytics')
  return (
    <span className="inline-flex items-center gap-2 text-13 text-text-quiet">
      <Icon of={GitCompare} size="xs" />
      {t(count < PAIR ? 'insights.pair_one_more' : 'insights.pair_below')}
    </span>
  )
}
const pairHint = (chosen: readonly MassMessage[]) => <PairHint count={chosen.length} />

/** Tab: results of mass messages, with a comparison of two. */
export function MassTab(props: TabProps) {
  const { t } = useTranslation(['analytics', 'tools'])
  const { data, fault, isOld } = useAnalytics('mass', props)
  const [ids, choose] = useAddressIds('pair')
  const rows = data?.rows
  const selected = useMemo(() => new Set(ids), [ids])
  const pair = ids.flatMap((id) => rows?.find(({ massMessageId }) => massMessageId === id) ?? [])
  const [first, second] = pair
  return (
    <TabFrame isOld={isOld}>
      <FigureTiles
        name={t('overview.tiles')}
        {...useTiles(data)}
        currency={data?.currency ?? DEFAULT_CURRENCY}
        fault={fault}
        filter={props.filter}
      />
      <FigureTable
        id="insights-mass"
        title={t('insights.mass_sent')}
        detail={t('insights.mass_pick')}
        columns={useColumns(rows ?? [])}
        rows={rows}
        rowKey={({ massMessageId }) => massMessageId}
        rowName={({ text }) => text || t('tools:mass.without_text')}
        defaultSort={{ column: 'sentAt', direction: 'descending' }}
        selected={selected}
        // Selecting another row drops the oldest selection.
        onSelected={(keys) => choose([...keys].slice(-PAIR))}
        bulk={pairHint}
        fault={fault}
        filter={props.filter}
      />
      {first && second && <MassPair first={first} second={second} />}
    </TabFrame>
  )
}
