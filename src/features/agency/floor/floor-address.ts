import { useAddress } from '@/features/figures/use-address'
import { sortParams } from '@/features/figures/use-address-sort'
import { useOpened } from '@/features/figures/use-opened'

export const QUERY = 'q'
/** The creator in the drawer, and the chat shown there. */
const OPENED = 'open'
const CHAT = 'chat'

/** The creator an overview alert asks to assign. */
export const ASSIGN = 'assign'

const BY = 'by'
/** What a row of the floor shows; the first is the default and needs no URL parameter. */
export const FLOOR_ROWS = ['creator', 'person'] as const
type FloorRows = (typeof FLOOR_ROWS)[number]

/** Each kind of row has its own columns, so sort order and drawer reset with it. */
const OF_ROWS = Object.fromEntries([OPENED, CHAT, ...sortParams()].map((name) => [name, null]))
const IN_CREATOR = [CHAT]

/** The floor's URL state besides the filter, so that links share it and Back closes it. */
export function useFloorAddress() {
  const { params, change } = useAddress()
  const [openedId, setOpenedId] = useOpened(OPENED, { within: IN_CREATOR })
  const [chatId, setChatId] = useOpened(CHAT)
  return {
    by: params.get(BY) === 'person' ? ('person' as const) : ('creator' as const),
    showBy: (by: FloorRows) => change({ ...OF_ROWS, [BY]: by === FLOOR_ROWS[0] ? null : by }),
    query: (params.get(QUERY) ?? '').trim(),
    clearSearch: () => change({ [QUERY]: null }, { replace: true }),
    openedId,
    chatId,
    open: setOpenedId,
    read: setChatId,
    stopReading: () => setChatId(null),
    close: () => setOpenedId(null),
    assignId: params.get(ASSIGN),
    stopAssigning: () => change({ [ASSIGN]: null }, { replace: true }),
  }
}
