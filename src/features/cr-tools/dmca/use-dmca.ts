import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import { getDmcaAgent, getDmcaCase, listDmcaCases, updateDmcaCase } from '@/api/calls/dmca'
import { pagesOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { DmcaDetail } from '@/domain/dmca'
import { useCurrentUser } from '@/features/auth'
import { ownZone } from '@/lib/own-zone'
import { useOnline } from '@/services/online'

import type { DmcaView } from './dmca-view'

const PER_PART = 50

/** Why takedowns cannot be changed now; undefined when they can. */
export function useDmcaOff(): string | undefined {
  const { t } = useTranslation('marketplace')
  const level = useCurrentUser().data?.chatterPermissions.dmca
  const isOnline = useOnline()
  if (level !== 'edit') return t('dmca.read_only')
  return isOnline ? undefined : t('offers.offline')
}

export const useDmcaZone = (): string => useCurrentUser().data?.agencyTimezone ?? ownZone()

type Asked = Omit<RequestOf<typeof listDmcaCases>, 'limit' | 'lastId'>

export const askedOf = (view: DmcaView): Asked => ({
  sort: view.order,
  ...(view.states.length > 0 && { states: [...view.states] }),
  ...(view.owner !== null && { ownerId: view.owner }),
  ...(view.overdue && { isOverdue: true }),
  ...(view.query !== '' && { query: view.query }),
})

export const useCases = (view: DmcaView, creatorId: string) =>
  useInfiniteQuery({
    ...pagesOf(listDmcaCases, { ...askedOf(view), limit: PER_PART }, creatorId),
    placeholderData: keepPreviousData,
  })

export const useCase = (caseId: string, creatorId: string) =>
  useQuery(queryOf(getDmcaCase, { caseId }, creatorId))

export const useAgent = (creatorId: string) => useQuery(queryOf(getDmcaAgent, {}, creatorId))

/** Writes a case into the query cache and refetches the list. */
export function useShowCase(creatorId: string): (detail: DmcaDetail) => void {
  const client = useQueryClient()
  return (detail) => {
    client.setQueryData(queryOf(getDmcaCase, { caseId: detail.caseId }, creatorId).queryKey, detail)
    void client.invalidateQueries({ queryKey: [listDmcaCases.path] })
  }
}

/** Updates a case; on error shows a toast and refetches the case. */
export function useChangeCase(caseId: string, creatorId: string) {
  const show = useShowCase(creatorId)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Omit<RequestOf<typeof updateDmcaCase>, 'caseId'>) =>
      send(updateDmcaCase, { caseId, ...change }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: show,
    onError: () => client.invalidateQueries({ queryKey: [getDmcaCase.path] }),
  })
}
