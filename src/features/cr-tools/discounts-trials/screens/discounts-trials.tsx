import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { useCurrentUser } from '@/features/auth'
import { type FigureFilter, useFigureFilter } from '@/features/figures/figure-filter'
import { PeriodMenu } from '@/features/figures/period-menu'
import { ZoneSelect } from '@/features/figures/zone-select'
import { askAboutUnsaved } from '@/services/unsaved'
import { Banner } from '@/ui/banner'
import { ControlRow } from '@/ui/control-row'
import { Page } from '@/ui/page'
import { Tabs } from '@/ui/tabs'
import { WidgetBoundary } from '@/ui/widget-boundary'

import { useCreatorId } from '../../creator-in-focus'
import { DiscountsTab } from '../discounts/discounts-tab'
import { LinksTab } from '../links/links-tab'
import { OFFER_TABS, useOffersView } from '../offers-view'
import { TrialsTab } from '../trials/trials-tab'

/** Date range of the links' figures. */
function Filters({ filter }: { filter: FigureFilter }) {
  const { t } = useTranslation('analytics')
  return (
    <ControlRow name={t('filter.bar')}>
      <PeriodMenu filter={filter} />
      <ZoneSelect filter={filter} />
    </ControlRow>
  )
}

function Offers({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const view = useOffersView()
  const filter = useFigureFilter(['period', 'zone'])
  const isViewer = useCurrentUser().data?.chatterPermissions.discountsTrials === 'view'
  return (
    <Page title={t('offers.title')} actions={view.tab === 'links' && <Filters filter={filter} />}>
      {isViewer && <Banner icon={Lock}>{t('offers.read_only')}</Banner>}
      <Tabs
        name={t('offers.title')}
        items={OFFER_TABS.map((id) => ({ id, label: t(`offers.${id}`) }))}
        value={view.tab}
        onChange={view.show}
        mayLeave={() => askAboutUnsaved('change_tabs')}
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
export default function DiscountsTrialsScreen() {
  const creatorId = useCreatorId()
  // The route guard ensures a creator, but during sign-out there may be none for one render.
  return creatorId === undefined ? null : <Offers key={creatorId} creatorId={creatorId} />
}
