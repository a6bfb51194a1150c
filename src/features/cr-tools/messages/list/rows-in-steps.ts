import type { Channel } from '@/domain/channel'

/** So many at the top are what is in sight. */
export const IN_SIGHT = 12
/** Each row that comes has to be laid out: more of them in one frame hold up a slow machine. */
export const FEW = 3

interface Ordered {
  rows: readonly Channel[]
  /** The ids of the rows. */
  order: readonly string[]
}

/**
 * What is drawn next of a list whose top has become another: the first few rows that are new there stand in their
 * places, under them what was drawn before. The list itself once few are missing.
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
