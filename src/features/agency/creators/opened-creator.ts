import { CREATOR_PARTS, type CreatorPart } from '@/domain/page-tabs'

import { useAddress } from '../use-address'

export const PARTS = CREATOR_PARTS
export type Part = CreatorPart

/** The creator that is looked into, and which part of them; they stand in the address. */
export function useOpenedCreator() {
  const { params, change } = useAddress()
  const creatorId = params.get('creator')
  return {
    creatorId,
    part: PARTS.find((part) => part === params.get('part')) ?? 'notes',
    open: (id: string) => change({ creator: id, part: 'notes' }),
    setPart: (part: Part) => change({ creator: creatorId, part }, { replace: true }),
    close: () => change({ creator: null, part: null }, { replace: true }),
  }
}
