import { DEFAULT_TABS, PAGE_TABS, type TabOf } from '@/domain/page/page-tabs'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField, optionalIdField } from '@/lib/url-state'

export const OFFER_TABS = PAGE_TABS.discountsTrials
export type OfferTab = TabOf<'discountsTrials'>

const SCHEMA = {
  tab: choiceField(OFFER_TABS, DEFAULT_TABS.discountsTrials),
  trial: optionalIdField(),
  link: optionalIdField(),
}

/** The tab and the open trial or link, stored in the URL. */
export function useOffersView() {
  const { state, change } = useUrlState(SCHEMA)
  return {
    ...state,
    show: (tab: OfferTab) => change({ tab, trial: null, link: null }),
    openTrial: (trial: string) => change({ trial }),
    openLink: (link: string) => change({ link }),
    close: () => change({ trial: null, link: null }, { replace: true }),
  }
}
export type OffersView = ReturnType<typeof useOffersView>
