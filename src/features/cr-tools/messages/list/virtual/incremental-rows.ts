import type { Channel } from '@/domain/chat/channel'

/** The visible rows at the top. */
export const VISIBLE_ROWS = 12
/** Each new row has to be laid out: more in one frame block a slow device. */
export const ROWS_PER_FRAME = 3

interface OrderedRows {
  rows: readonly Channel[]
  /** The channel IDs of the rows. */
  order: readonly string[]
}

/**
 * Returns the next list to render: the first few new rows at the top, above those rendered before; the list
 * itself once only a few are missing.
 */
export function nextIncrement<List extends OrderedRows>(rendered: OrderedRows, list: List): List {
  const before = new Set(rendered.order.slice(0, VISIBLE_ROWS))
  const places = [...list.order.slice(0, VISIBLE_ROWS).keys()].filter(
    (at) => !before.has(list.order[at] ?? ''),
  )
  const last = places[ROWS_PER_FRAME - 1]
  if (last === undefined || places.length === ROWS_PER_FRAME) return list
  const known = new Map(list.rows.map((row) => [row.channelId, row]))
  const order = new Set(list.order.slice(0, last + 1))
  for (const id of rendered.order.slice(0, VISIBLE_ROWS)) if (known.has(id)) order.add(id)
  for (const id of list.order) order.add(id)
  return { ...list, order: [...order], rows: [...order].flatMap((id) => known.get(id) ?? []) }
}
