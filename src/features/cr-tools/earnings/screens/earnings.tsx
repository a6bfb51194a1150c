import { useCallback } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { BasisSwitch } from '@/features/figures/filter/basis-switch'
import { PeriodMenu } from '@/features/figures/filter/period-menu'
import { RevenueChart } from '@/features/figures/chart/revenue-chart'
import { faultOf, inWidgets } from '@/features/figures/widget-fault'
import { OldFigures } from '@/features/figures/old-figures'
import { ZoneSelect } from '@/features/figures/filter/zone-select'
import { deferred } from '@/services/loading/deferred'
import { ControlRow } from '@/ui/layout/control-row'
import { Page } from '@/ui/layout/page'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import { type EarningsView, useEarningsView } from '../earnings-view'
import { EarningsTiles } from '../earnings-tiles'
import { Payouts } from '../payouts'
import { SplitCard } from '../split-card'
import { Transactions } from '../transactions'
import { useEarnings } from '../use-earnings'
import { creatorScreen } from '../../focus/creator-screen'

/** Lazy-loads when a payout opens. */
const LazyPayoutDrawer = deferred(async () => (await import('../payout-drawer')).PayoutDrawer)

function EarningsFilters({ view }: { view: EarningsView }) {
  const { t } = useTranslation('analytics')
  return (
    <ControlRow name={t('filter.bar')}>
      <PeriodMenu filter={view} />
      <BasisSwitch filter={view} />
      <ZoneSelect filter={view} />
    </ControlRow>
  )
}

function EarningsPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('analytics')
  const view = useEarningsView()
  const read = useEarnings(view, creatorId)
  const status = useQueryStatus(read)
  const fault = faultOf(status)
  const { payoutId, change } = view
  const openPayout = useCallback((id: string) => change({ payoutId: id }), [change])
  const summary = fault ? undefined : read.data
  // Payouts are part of the split, so without it there are none.
  const seesPayouts = summary?.split != null
  return (
    <Page title={t('earnings.title')} actions={<EarningsFilters view={view} />} status={inWidgets(status)}>
      <OldFigures isOld={read.isPlaceholderData && !fault} className="flex min-w-0 flex-col gap-4">
        <WidgetBoundary title={t('earnings.tiles')}>
          <EarningsTiles summary={summary} fault={fault} view={view} onPayout={openPayout} />
        </WidgetBoundary>
        <WidgetBoundary title={t('earnings.chart')}>
          <RevenueChart
            name={t('earnings.chart')}
            info={t('earnings.chart_info', { zone: view.timezone })}
            revenue={summary}
            fault={fault}
            filter={view}
          />
        </WidgetBoundary>
        <WidgetBoundary title={t('earnings.split')}>
          <SplitCard summary={summary} fault={fault} filter={view} />
        </WidgetBoundary>
      </OldFigures>
      <WidgetBoundary title={t('earnings.transactions')}>
        <Transactions view={view} creatorId={creatorId} summary={summary} onPayout={openPayout} />
      </WidgetBoundary>
      {seesPayouts && (
        <WidgetBoundary title={t('earnings.payouts')}>
          <Payouts creatorId={creatorId} timezone={view.timezone} onOpen={openPayout} />
        </WidgetBoundary>
      )}
      {payoutId !== null && (
        <LazyPayoutDrawer
          key={payoutId}
          payoutId={payoutId}
          creatorId={creatorId}
          view={view}
          onClose={() => change({ payoutId: null }, { replace: true })}
        />
      )}
    </Page>
  )
}

/** Header that renders while the rest loads. */
export function Placeholder() {
  const { t } = useTranslation('analytics')
  return <Page title={t('earnings.title')} />
}

/** /cr-tools/earnings: revenue, split and payouts (screens S16). */
export default creatorScreen(EarningsPage)
