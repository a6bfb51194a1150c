import { Lock } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { usePermission } from '@/features/auth'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FigureFilterBar } from '@/features/figures/filter/figure-filter-bar'
import { confirmUnsaved } from '@/services/page/unsaved'
import { Banner } from '@/ui/feedback/banner'
import { Page } from '@/ui/layout/page'
import { Tabs } from '@/ui/layout/tabs'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import { DiscountsTab } from '../discounts/discounts-tab'
import { LinksTab } from '../links/links-tab'
import { OFFER_TABS, useOffersView } from '../offers-view'
import { TrialsTab } from '../trials/trials-tab'
import { creatorScreen } from '../../focus/creator-screen'

function OffersPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const view = useOffersView()
  const filter = useFigureFilter(['period', 'zone'])
  const isViewer = usePermission('discountsTrials') === 'view'
  return (
    <Page title={t('offers.title')} actions={view.tab === 'links' && <FigureFilterBar filter={filter} />}>
      {isViewer && <Banner icon={Lock}>{t('offers.read_only')}</Banner>}
      <Tabs
        name={t('offers.title')}
        items={OFFER_TABS.map((id) => ({ id, label: t(`offers.${id}`) }))}
        value={view.tab}
        onChange={view.show}
        mayLeave={() => confirmUnsaved('change_tabs')}
      >
        <WidgetBoundary title={t(`offers.${view.tab}`)}>
          {view.tab === 'discounts' && <DiscountsTab creatorId={creatorId} />}
          {view.tab === 'trials' && <TrialsTab creatorId={creatorId} view={view} />}
          {view.tab === 'links' && <LinksTab creatorId={creatorId} view={view} filter={filter} />}
        </WidgetBoundary>
      </Tabs>
    </Page>
  )
}

/** /discounts-trials: discounts, trial links and tracking links of the creator (screens S19). */
export default creatorScreen(OffersPage)
