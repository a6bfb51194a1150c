import { useAddress } from '../use-address'

export const QUERY = 'q'
/** The creator who is looked into, and the conversation that is read. */
const OPENED = 'open'
const CHAT = 'chat'
/** The creator whom somebody on duty is to be put on: where an alert leads. */
const ASSIGN = 'assign'

const BY = 'by'
/** What a row of the floor stands for; the first needs no word in the address. */
export const FLOOR_ROWS = ['creator', 'person'] as const
type FloorRows = (typeof FLOOR_ROWS)[number]

/** What of the floor stands in its address besides the filter, so that a link shows it to others and Back closes it. */
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
    assignId: params.get(ASSIGN),
    endAssign: () => change({ [ASSIGN]: null }, { replace: true }),
    open: (creatorId: string) => change({ [OPENED]: creatorId, [CHAT]: null }),
    read: (channelId: string) => change({ [CHAT]: channelId }),
    stopReading: () => change({ [CHAT]: null }),
    close: () => change({ [OPENED]: null, [CHAT]: null }),
  }
}
