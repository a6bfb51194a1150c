import { CREATOR_DRAWER_TABS, type CreatorDrawerTab } from '@/domain/page/page-tabs'

import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useOpenParam } from '@/features/figures/url/use-open-param'

/** The creator in the drawer and its tab, kept in the URL. */
export function useOpenedCreator() {
  const { params } = useUrlParams()
  const [creatorId, open] = useOpenParam('creator', { within: ['part'] })
  return {
    creatorId,
    part: CREATOR_DRAWER_TABS.find((part) => part === params.get('part')) ?? 'notes',
    open: (id: string) => open(id, { part: 'notes' }),
    setPart: (part: CreatorDrawerTab) => open(creatorId, { part }),
    close: () => open(null),
  }
}
