import { useState } from 'react'

import { DISCOUNT_MAX_USES } from '@/domain/money/discount'
import { getAnalytics } from '@/api/calls/creator/analytics'
import { getTrackingLinkStats, listTrackingLinks } from '@/api/calls/creator/tracking-links'
import { listDiscounts } from '@/api/calls/creator/discounts'
import { listTrialClaims, listTrials } from '@/api/calls/creator/trials'
import { parseInteger } from '@/lib/text/parse-integer'
import { serverNow } from '@/services/network/server-clock'

import { refreshOf } from '../base/refresh'

/** Time of mount, against which a form validates its dates. */
export const useMountTime = (): number => useState(serverNow)[0]

/** What is wrong with a limit of uses; an empty one is no limit. */
export function capFault(cap: string, used: number): 'cap_unfit' | 'cap_used' | undefined {
  if (cap.trim() === '') return undefined
  const most = parseInteger(cap)
  if (most === undefined || most < 1 || most > DISCOUNT_MAX_USES) return 'cap_unfit'
  return most < used ? 'cap_used' : undefined
}

export const useInvalidateDiscounts = refreshOf([listDiscounts])
export const useInvalidateTrials = refreshOf([listTrials, listTrialClaims])
/** Includes analytics, whose Traffic tab shows the same links. */
export const useInvalidateLinks = refreshOf([listTrackingLinks, getTrackingLinkStats, getAnalytics])
