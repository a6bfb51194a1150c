import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useUrlParams, withEntries } from '@/features/figures/url/use-url-params'
import { sortParams } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField, optionalIdField, searchField, writeUrlState } from '@/lib/url-state'

/** The creator in the drawer, and the chat shown there. */
const OPENED_PARAM = 'open'
const CHAT_PARAM = 'chat'

/** What a row of the floor shows; the first is the default and needs no URL parameter. */
export const FLOOR_ROW_KINDS = ['creator', 'person'] as const
type FloorRowKind = (typeof FLOOR_ROW_KINDS)[number]

const SCHEMA = {
  by: choiceField(FLOOR_ROW_KINDS, FLOOR_ROW_KINDS[0]),
  query: searchField(),
  /** The creator an overview alert asks to assign. */
  assignId: { ...optionalIdField(), name: 'assign' },
}

/** Each kind of row has its own columns, so sort order and drawer reset with it. */
const CLEARED_ROW_PARAMS = Object.fromEntries(
  [OPENED_PARAM, CHAT_PARAM, ...sortParams()].map((name) => [name, null]),
)
const DRAWER_PARAMS = [CHAT_PARAM]

/** The floor's URL state besides the filter, so that links share it and Back closes it. */
export function useFloorView() {
  const { state, narrow } = useUrlState(SCHEMA)
  const { changeBy } = useUrlParams()
  const [openedId, setOpenedId] = useOpenParam(OPENED_PARAM, { within: DRAWER_PARAMS })
  const [chatId, setChatId] = useOpenParam(CHAT_PARAM)
  return {
    ...state,
    showBy: (by: FloorRowKind) =>
      changeBy((current) => withEntries(writeUrlState(SCHEMA, current, { by }), CLEARED_ROW_PARAMS)),
    clearSearch: () => narrow({ query: '' }),
    openedId,
    chatId,
    open: setOpenedId,
    openChat: setChatId,
    closeChat: () => setChatId(null),
    close: () => setOpenedId(null),
    stopAssigning: () => narrow({ assignId: null }),
  }
}
