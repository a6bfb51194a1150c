import { CREATOR_DRAWER_TABS, type CreatorDrawerTab } from '@/domain/page/page-tabs'

import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField } from '@/lib/url-state'

const SCHEMA = { part: choiceField(CREATOR_DRAWER_TABS, 'notes') }

/** The creator in the drawer and its tab, kept in the URL. */
export function useOpenedCreator() {
  const { state } = useUrlState(SCHEMA)
  const [creatorId, open] = useOpenParam('creator', { within: ['part'] })
  return {
    creatorId,
    part: state.part,
    open: (id: string) => open(id, { part: 'notes' }),
    setPart: (part: CreatorDrawerTab) => open(creatorId, { part }),
    close: () => open(null),
  }
}
