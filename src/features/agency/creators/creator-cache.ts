import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import type { ResponseOf } from '@/api/call'
import { getAgencyCreator } from '@/api/calls/agency/agency-creators'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { callQueryKey } from '@/api/query'
import type { AgencyCreator } from '@/domain/agency/agency-creator'

type CreatorsPage = ResponseOf<typeof searchAgencyCreators>

/** Patches creators in cached lists and drawers; each stays in its row. */
export function patchCachedCreators(
  client: QueryClient,
  creatorIds: readonly string[],
  patch: (creator: AgencyCreator) => AgencyCreator,
): void {
  const wanted = new Set(creatorIds)
  const changed = (creator: AgencyCreator) => (wanted.has(creator.creator.userId) ? patch(creator) : creator)
  client.setQueriesData<InfiniteData<CreatorsPage>>(
    { queryKey: [searchAgencyCreators.path] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, data: page.data.map(changed) })),
      },
  )
  for (const creatorId of creatorIds)
    client.setQueryData<AgencyCreator>(
      callQueryKey(getAgencyCreator, { creatorId }),
      (known) => known && patch(known),
    )
}

export function setCachedCreators(client: QueryClient, creators: readonly AgencyCreator[]): void {
  const fresh = new Map(creators.map((it) => [it.creator.userId, it]))
  patchCachedCreators(client, [...fresh.keys()], (known) => fresh.get(known.creator.userId) ?? known)
}
