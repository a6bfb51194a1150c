import type { ResponseOf } from '@/api/call'
import type { listChannels } from '@/api/calls/chat/messages'
import type { Channel, ChannelCounts } from '@/domain/chat/channel'
import { type ChannelView, compareChannels, isChannelInView, isSpendHidden } from '@/domain/chat/channel-view'

export type ChannelPage = ResponseOf<typeof listChannels>
type ChannelOrder = ReturnType<typeof compareChannels>

/** Returns a channel from a paginated list. */
export function findChannel(pages: readonly ChannelPage[], channelId: string): Channel | undefined {
  for (const { data } of pages) {
    const row = data.find((one) => one.channelId === channelId)
    if (row) return row
  }
  return undefined
}

/** Returns every channel once in page order; a page fetched while rows moved may repeat one. */
export function channelsOf(pages: readonly ChannelPage[]): Channel[] {
  const seen = new Set<string>()
  return pages.flatMap(({ data }) =>
    data.filter(({ channelId }) => {
      if (seen.has(channelId)) return false
      seen.add(channelId)
      return true
    }),
  )
}

function withInserted(rows: readonly Channel[], channel: Channel, order: ChannelOrder): Channel[] {
  const next = rows.findIndex((row) => order(row, channel) >= 0)
  return rows.toSpliced(next === -1 ? rows.length : next, 0, channel)
}

const withoutChannels = (pages: readonly ChannelPage[], ids: ReadonlyMap<string, unknown>): ChannelPage[] =>
  pages.map((page) =>
    page.data.some(({ channelId }) => ids.has(channelId))
      ? { ...page, data: page.data.filter(({ channelId }) => !ids.has(channelId)) }
      : page,
  )

const byId = (channel: Channel) => [channel.channelId, channel] as const

/** Replaces rows in place, where only the server knows the order. */
const withReplaced = (pages: readonly ChannelPage[], by: ReadonlyMap<string, Channel>): ChannelPage[] =>
  by.size === 0
    ? [...pages]
    : pages.map((page) => ({ ...page, data: page.data.map((row) => by.get(row.channelId) ?? row) }))

/** Inserts a row into its page; a row after the last loaded one goes to the end, or stays out. */
function withRow(
  pages: readonly ChannelPage[],
  channel: Channel,
  order: ChannelOrder,
  takesLater: boolean,
): ChannelPage[] {
  const before = pages.findIndex(({ data }) => {
    const last = data.at(-1)
    return last !== undefined && order(channel, last) < 0
  })
  if (before === -1 && !takesLater) return [...pages]
  const at = before === -1 ? pages.length - 1 : before
  return pages.map((page, index) =>
    index === at ? { ...page, data: withInserted(page.data, channel, order) } : page,
  )
}

/** Sets the cursor of the last page to its present last row. A list that had lost all rows continues where it was. */
function withCursor(pages: readonly ChannelPage[], were: ReadonlySet<string>): ChannelPage[] {
  if (were.size === 0) return [...pages]
  const lastRow = pages.findLast(({ data }) => data.length > 0)?.data.at(-1)
  return pages.map((page, index) =>
    index === pages.length - 1 && page.lastId !== null && lastRow
      ? { ...page, lastId: lastRow.channelId }
      : page,
  )
}

/** Returns a list after changes to channels; rows that only the server can place stay where they are. */
export function mergeIntoPages(
  pages: readonly ChannelPage[],
  view: ChannelView,
  channels: readonly Channel[],
  counts: ChannelCounts | undefined,
  now: number,
): ChannelPage[] {
  const order = compareChannels(view.sort)
  const latest = new Map(channels.map(byId))
  const were = new Set(pages.flatMap(({ data }) => data.map(({ channelId }) => channelId)))
  const isShown = (channel: Channel) => isChannelInView(view, channel, now) ?? were.has(channel.channelId)
  // Sorting by a hidden spend is only possible on the server.
  const hidden = view.sort === 'spend' ? channels.filter(isSpendHidden) : []
  const staying = new Map(hidden.filter((one) => were.has(one.channelId) && isShown(one)).map(byId))
  const moving = hidden.length === 0 ? latest : new Map([...latest].filter(([id]) => !staying.has(id)))
  // Remove all first, then insert each: a burst moves a hundred rows at once.
  const others = withReplaced(withoutChannels(pages, moving), staying)
  // Where no row is left, none says what lies beyond: undo brings back all.
  const takesLater = others.at(-1)?.lastId === null || others.every(({ data }) => data.length === 0)
  const merged = [...moving.values()]
    .filter((channel) => !hidden.includes(channel) && isShown(channel))
    .reduce<ChannelPage[]>((current, channel) => withRow(current, channel, order, takesLater), others)
  return withCursor(counts ? merged.map((page) => ({ ...page, counts })) : merged, were)
}
