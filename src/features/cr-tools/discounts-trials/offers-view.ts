import { DEFAULT_TABS, PAGE_TABS, type TabOf } from '@/domain/page-tabs'
import { useAddressState } from '@/features/figures/use-address-state'
import { oneOf, optionalId } from '@/lib/address-state'

export const OFFER_TABS = PAGE_TABS.discountsTrials
export type OfferTab = TabOf<'discountsTrials'>

const SCHEMA = {
  tab: oneOf(OFFER_TABS, DEFAULT_TABS.discountsTrials),
  trial: optionalId(),
  link: optionalId(),
}

/** The tab and the open trial or link, stored in the URL. */
export function useOffersView() {
  const { state, change } = useAddressState(SCHEMA)
  return {
    ...state,
    show: (tab: OfferTab) => change({ tab, trial: null, link: null }),
    openTrial: (trial: string) => change({ trial }),
    openLink: (link: string) => change({ link }),
    close: () => change({ trial: null, link: null }, { replace: true }),
  }
}
export type OffersView = ReturnType<typeof useOffersView>
