import type { Channel } from '@/domain/channel'

/** The visible rows at the top. */
export const IN_SIGHT = 12
/** Each new row has to be laid out: more in one frame block a slow device. */
export const FEW = 3

interface Ordered {
  rows: readonly Channel[]
  /** The channel IDs of the rows. */
  order: readonly string[]
}

/**
 * Returns the next list to render: the first few new rows at the top, above those rendered before; the list
 * itself once only a few are missing.
 */
export function nextStep<List extends Ordered>(drawn: Ordered, list: List): List {
  const before = new Set(drawn.order.slice(0, IN_SIGHT))
  const places = [...list.order.slice(0, IN_SIGHT).keys()].filter((at) => !before.has(list.order[at] ?? ''))
  const last = places[FEW - 1]
  if (last === undefined || places.length === FEW) return list
  const known = new Map(list.rows.map((row) => [row.channelId, row]))
  const order = new Set(list.order.slice(0, last + 1))
  for (const id of drawn.order.slice(0, IN_SIGHT)) if (known.has(id)) order.add(id)
  for (const id of list.order) order.add(id)
  return { ...list, order: [...order], rows: [...order].flatMap((id) => known.get(id) ?? []) }
}
