import { GitCompare } from 'lucide'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsOf } from '@/domain/figures/analytics'
import { isMassPriced, type MassMessage, type MassSums } from '@/domain/mass/mass-message'
import { hrefOfTab } from '@/domain/page/page-tabs'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { ratio } from '@/domain/figures/metrics'
import { useUrlField } from '@/features/figures/url/use-url-field'
import { FigureTable } from '@/features/figures/table/figure-table'
import { Icon } from '@/ui/icon'
import type { Column } from '@/ui/table/table-column'
import { idsField } from '@/lib/url-state'

import { sentColumns, useAudienceName } from '../../mass'
import { useCanSeeSpend, useMayOpen } from '../../base/permissions'
import { useColleagueNames } from '../../people/colleague-names'
import { MassComparison } from '../mass-comparison'
import { FiguresTab } from '../figures-tab'
import { type AnalyticsTabProps, useAnalytics } from '../use-analytics'

/** The sums of the period, whose messages are all here. */
const massSumsOf = (rows: readonly MassMessage[]): MassSums => {
  const priced = rows.filter(isMassPriced)
  const sum = (some: readonly MassMessage[], of: 'sent' | 'seen' | 'bought' | 'revenue' | 'unsent') =>
    some.reduce((all, row) => all + row[of], 0)
  return {
    currency: rows[0]?.currency ?? DEFAULT_CURRENCY,
    sent: sum(rows, 'sent'),
    sentPriced: sum(priced, 'sent'),
    seen: sum(rows, 'seen'),
    bought: sum(priced, 'bought'),
    revenue: sum(rows, 'revenue'),
    unsent: sum(rows, 'unsent'),
  }
}

function useMassColumns(rows: readonly MassMessage[], timezone: string): Column<MassMessage>[] {
  const { t } = useTranslation('tools')
  const seesSpend = useCanSeeSpend()
  const nameOf = useColleagueNames(rows.flatMap(({ sentById }) => sentById ?? []))
  const audienceOf = useAudienceName()
  return sentColumns(t, { nameOf, audienceOf, menu: () => null, timezone, seesSpend, sums: massSumsOf(rows) })
}

const PAIR_SIZE = 2

type MassData = AnalyticsOf<'mass'>

const seenShareOf = (sums: MassData['totals']) => ({ ...sums, seen: ratio(sums.seen, sums.sent) })
const withSeenShare = ({ currency, totals, previous }: MassData) => ({
  currency,
  totals: seenShareOf(totals),
  previous: previous && seenShareOf(previous),
})

const FIGURES = [
  ['messages', 'count'],
  ['sent', 'count'],
  ['seen', 'share'],
  ['bought', 'count'],
  ['revenue', 'money'],
] as const

function useMassWords() {
  const { t } = useTranslation(['analytics', 'tools'])
  const words = {
    messages: { label: t('insights.mass_count'), info: t('insights.mass_count_info') },
    sent: { label: t('tools:mass.column_sent'), info: t('tools:mass.column_sent_info') },
    seen: { label: t('tools:mass.column_seen'), info: t('tools:mass.column_seen_info') },
    bought: { label: t('tools:mass.column_bought'), info: t('insights.mass_bought_info') },
    revenue: { label: t('tools:mass.column_revenue'), info: t('insights.mass_revenue_info') },
  }
  return (id: keyof typeof words) => words[id]
}

/** Explains what selecting rows does. */
function PairHint({ count }: { count: number }) {
  const { t } = useTranslation('analytics')
  return (
    <span className="inline-flex items-center gap-2 text-13 text-text-quiet">
      <Icon of={GitCompare} size="xs" />
      {t(count < PAIR_SIZE ? 'insights.pair_one_more' : 'insights.pair_below')}
    </span>
  )
}
const pairHint = (chosen: readonly MassMessage[]) => <PairHint count={chosen.length} />

/** Tab: results of mass messages, with a comparison of two. */
export function MassTab(props: AnalyticsTabProps) {
  const { t } = useTranslation(['analytics', 'tools'])
  const read = useAnalytics('mass', props)
  const { data, fault } = read
  const [ids, choose] = useUrlField('pair', idsField())
  const rows = data?.rows
  const selected = useMemo(() => new Set(ids), [ids])
  const pair = ids.flatMap((id) => rows?.find(({ massMessageId }) => massMessageId === id) ?? [])
  const [first, second] = pair
  const columns = useMassColumns(rows ?? [], props.filter.timezone)
  const navigate = useNavigate()
  const onOpen = useMayOpen('massMessages')
    ? ({ massMessageId }: MassMessage) =>
        void navigate(hrefOfTab('massMessage', 'sent', { message: massMessageId }))
    : undefined
  return (
    <FiguresTab
      result={{ ...read, data: data && withSeenShare(data) }}
      filter={props.filter}
      figures={FIGURES}
      wordsOf={useMassWords()}
      samples={data && { seen: data.totals.sent }}
    >
      <FigureTable
        id="insights-mass"
        title={t('insights.mass_sent')}
        detail={t('insights.mass_pick')}
        columns={columns}
        rows={rows}
        rowKey={({ massMessageId }) => massMessageId}
        {...(onOpen && { onOpen })}
        rowName={({ text }) => text || t('tools:mass.without_text')}
        hasTotals
        defaultSort={{ column: 'sentAt', direction: 'descending' }}
        selected={selected}
        // Selecting another row drops the oldest selection.
        onSelected={(change) => choose((before) => [...change(new Set(before))].slice(-PAIR_SIZE))}
        bulk={pairHint}
        fault={fault}
        filter={props.filter}
      />
      {first && second && <MassComparison first={first} second={second} columns={columns} />}
    </FiguresTab>
  )
}
