import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Call } from '@/api/call'
import { listFanLists } from '@/api/calls/chat/fan'
import { getAnalytics } from '@/api/calls/creator/analytics'
import { listDiscounts } from '@/api/calls/creator/discounts'
import { getTrackingLinkStats, listTrackingLinks } from '@/api/calls/creator/tracking-links'
import { listTrialClaims, listTrials } from '@/api/calls/creator/trials'
import { queryOf } from '@/api/query'
import { useCurrentUser } from '@/features/auth'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { useOnline } from '@/services/network/online'
import { serverNow, toServerTime } from '@/services/network/server-clock'

/** Why offers cannot be changed now; undefined when they can. */
export function useOffersDisabledReason(): string | undefined {
  const { t } = useTranslation('marketplace')
  const level = useCurrentUser().data?.chatterPermissions.discountsTrials
  const isOnline = useOnline()
  if (level !== 'edit') return t('offers.read_only')
  return isOnline ? undefined : t('offers.offline')
}

/** Time zone of offers' dates: the agency's, as on pages of figures. */
export const useOfferZone = (): string => useCurrentUser().data?.agencyTimezone ?? deviceTimeZone()

/** Time of mount, against which a form validates its dates. */
export const useMountTime = (): number => useState(serverNow)[0]

/** Time of the query's answer, to which the rows' states refer. */
export const fetchedAt = ({ dataUpdatedAt }: Pick<UseQueryResult, 'dataUpdatedAt'>): number =>
  toServerTime(dataUpdatedAt)

/** The creator's lists as select options, with a lookup of names by id. */
export function useListOptions(creatorId: string) {
  const read = useQuery(queryOf(listFanLists, undefined, creatorId))
  return useMemo(() => {
    const lists = read.data?.data ?? []
    const names = new Map(lists.map(({ listId, name }) => [listId, name]))
    return {
      hasFailed: read.isError,
      options: lists.map(({ listId, name }) => ({ value: listId, label: name })),
      nameOf: (listId: string | null) => (listId === null ? '' : (names.get(listId) ?? '')),
    }
  }, [read.data, read.isError])
}

const invalidationHookOf = (calls: readonly Pick<Call, 'path'>[]) => () => {
  const client = useQueryClient()
  return () => Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}

export const useInvalidateDiscounts = invalidationHookOf([listDiscounts])
export const useInvalidateTrials = invalidationHookOf([listTrials, listTrialClaims])
/** Includes analytics, whose Traffic tab shows the same links. */
export const useInvalidateLinks = invalidationHookOf([listTrackingLinks, getTrackingLinkStats, getAnalytics])

/** Ends an offer for good; the confirmation shows an error. */
export function useEndOffer(
  end: () => Promise<unknown>,
  refresh: () => Promise<unknown>,
  onEnded: () => void,
) {
  return useMutation({ mutationFn: end, onSuccess: onEnded, onSettled: refresh })
}
