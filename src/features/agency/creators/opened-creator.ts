import { CREATOR_PARTS, type CreatorPart } from '@/domain/page-tabs'

import { useAddress } from '@/features/figures/use-address'
import { useOpened } from '@/features/figures/use-opened'

export const PARTS = CREATOR_PARTS
export type Part = CreatorPart

/** The creator in the drawer and its tab, kept in the URL. */
export function useOpenedCreator() {
  const { params } = useAddress()
  const [creatorId, open] = useOpened('creator', { within: ['part'] })
  return {
    creatorId,
    part: PARTS.find((part) => part === params.get('part')) ?? 'notes',
    open: (id: string) => open(id, { part: 'notes' }),
    setPart: (part: Part) => open(creatorId, { part }),
    close: () => open(null),
  }
}
