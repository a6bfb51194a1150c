import { getAnalytics } from '@/api/calls/creator/analytics'
import { listDiscounts } from '@/api/calls/creator/discounts'
import { getTrackingLinkStats, listTrackingLinks } from '@/api/calls/creator/tracking-links'
import { listTrialClaims, listTrials } from '@/api/calls/creator/trials'

import { useInvalidateCalls } from '@/api/use-invalidate-calls'

export const useInvalidateDiscounts = () => useInvalidateCalls(listDiscounts)
export const useInvalidateTrials = () => useInvalidateCalls(listTrials, listTrialClaims)
/** Includes analytics, whose Traffic tab shows the same links. */
export const useInvalidateLinks = () =>
  useInvalidateCalls(listTrackingLinks, getTrackingLinkStats, getAnalytics)
