import { useAddress } from '../use-address'

export const QUERY = 'q'
/** The creator who is looked into, and the conversation that is read. */
const OPENED = 'open'
const CHAT = 'chat'

const BY = 'by'
/** What a row of the floor shows; the first is the default and needs no URL parameter. */
export const FLOOR_ROWS = ['creator', 'person'] as const
type FloorRows = (typeof FLOOR_ROWS)[number]

/** The floor's URL state besides the filter, so that a link shows it to others and Back closes it. */
export function useFloorAddress() {
  const { params, change } = useAddress()
  return {
    by: params.get(BY) === 'person' ? ('person' as const) : ('creator' as const),
    showBy: (by: FloorRows) =>
      change({ [BY]: by === FLOOR_ROWS[0] ? null : by, [OPENED]: null, [CHAT]: null }),
    query: (params.get(QUERY) ?? '').trim(),
    clearSearch: () => change({ [QUERY]: null }, { replace: true }),
    openedId: params.get(OPENED),
    chatId: params.get(CHAT),
    open: (creatorId: string) => change({ [OPENED]: creatorId, [CHAT]: null }),
    read: (channelId: string) => change({ [CHAT]: channelId }),
    stopReading: () => change({ [CHAT]: null }),
    close: () => change({ [OPENED]: null, [CHAT]: null }),
  }
}
