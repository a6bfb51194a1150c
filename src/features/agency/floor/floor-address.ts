import { useAddress } from '@/features/figures/use-address'
import { sortParams } from '@/features/figures/use-address-sort'
import { useOpened } from '@/features/figures/use-opened'

export const QUERY = 'q'
/** The creator who is looked into, and the conversation that is read. */
const OPENED = 'open'
const CHAT = 'chat'

/** The creator whom an alert of the overview wants covered. */
export const ASSIGN = 'assign'

const BY = 'by'
/** What a row of the floor shows; the first is the default and needs no URL parameter. */
export const FLOOR_ROWS = ['creator', 'person'] as const
type FloorRows = (typeof FLOOR_ROWS)[number]

/** Other rows have other columns: neither the order nor what is open is theirs. */
const OF_ROWS = Object.fromEntries([OPENED, CHAT, ...sortParams()].map((name) => [name, null]))
const IN_CREATOR = [CHAT]

/** The floor's URL state besides the filter, so that a link shows it to others and Back closes it. */
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
