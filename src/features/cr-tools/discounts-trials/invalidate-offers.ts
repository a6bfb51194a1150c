import { getAnalytics } from '@/api/calls/creator/analytics'
import { listDiscounts } from '@/api/calls/creator/discounts'
import { getTrackingLinkStats, listTrackingLinks } from '@/api/calls/creator/tracking-links'
import { listTrialClaims, listTrials } from '@/api/calls/creator/trials'

import { invalidateHookOf } from '../base/invalidate-hook'

export const useInvalidateDiscounts = invalidateHookOf(listDiscounts)
export const useInvalidateTrials = invalidateHookOf(listTrials, listTrialClaims)
/** Includes analytics, whose Traffic tab shows the same links. */
export const useInvalidateLinks = invalidateHookOf(listTrackingLinks, getTrackingLinkStats, getAnalytics)
