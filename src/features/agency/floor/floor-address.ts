import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { sortParams } from '@/features/figures/url/use-url-sort'
import { SEARCH_PARAM } from '@/lib/url-state'

/** The creator in the drawer, and the chat shown there. */
const OPENED_PARAM = 'open'
const CHAT_PARAM = 'chat'

/** The creator an overview alert asks to assign. */
const ASSIGN_PARAM = 'assign'

const ROWS_PARAM = 'by'
/** What a row of the floor shows; the first is the default and needs no URL parameter. */
export const FLOOR_ROW_KINDS = ['creator', 'person'] as const
type FloorRowKind = (typeof FLOOR_ROW_KINDS)[number]

/** Each kind of row has its own columns, so sort order and drawer reset with it. */
const CLEARED_ROW_PARAMS = Object.fromEntries(
  [OPENED_PARAM, CHAT_PARAM, ...sortParams()].map((name) => [name, null]),
)
const DRAWER_PARAMS = [CHAT_PARAM]

/** The floor's URL state besides the filter, so that links share it and Back closes it. */
export function useFloorAddress() {
  const { params, change } = useUrlParams()
  const [openedId, setOpenedId] = useOpenParam(OPENED_PARAM, { within: DRAWER_PARAMS })
  const [chatId, setChatId] = useOpenParam(CHAT_PARAM)
  return {
    by: params.get(ROWS_PARAM) === 'person' ? ('person' as const) : ('creator' as const),
    showBy: (by: FloorRowKind) =>
      change({ ...CLEARED_ROW_PARAMS, [ROWS_PARAM]: by === FLOOR_ROW_KINDS[0] ? null : by }),
    query: (params.get(SEARCH_PARAM) ?? '').trim(),
    clearSearch: () => change({ [SEARCH_PARAM]: null }, { replace: true }),
    openedId,
    chatId,
    open: setOpenedId,
    read: setChatId,
    stopReading: () => setChatId(null),
    close: () => setOpenedId(null),
    assignId: params.get(ASSIGN_PARAM),
    stopAssigning: () => change({ [ASSIGN_PARAM]: null }, { replace: true }),
  }
}
