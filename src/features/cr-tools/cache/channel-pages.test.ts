import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CHANNEL_SORTS, CHANNEL_TABS } from '@/domain/chat/channel'
import { type ChannelView, compareChannels, isChannelInView } from '@/domain/chat/channel-view'

import { arbitraryChannel, channelOf } from '../../../../tests/support/fixtures/channels'
import { type ChannelPage, mergeIntoPages, channelsOf } from './channel-pages'

const NOW = Date.UTC(2026, 2, 1, 12)
const COUNTS = { waiting: 0, all: 0, unread: 0, priority: 0, groups: 0, archived: 0 }
const VIEW: ChannelView = { tab: 'all', chips: {}, sort: 'spend', query: '' }

/** Pages of three rows; the last has a cursor while there is more. */
function partsOf(rows: ReturnType<typeof channelsOf>, hasMore: boolean): ChannelPage[] {
  const parts: ChannelPage[] = []
  for (let at = 0; at < Math.max(1, rows.length); at += 3) {
    const data = rows.slice(at, at + 3)
    parts.push({ data, counts: COUNTS, lastId: data.at(-1)?.channelId ?? null })
  }
  const last = parts.at(-1)
  return last ? [...parts.slice(0, -1), { ...last, lastId: hasMore ? last.lastId : null }] : []
}
const ids = (pages: readonly ChannelPage[]) => channelsOf(pages).map(({ channelId }) => channelId)
const spending = (channelId: string, spend: number) => channelOf(channelId, { spend })

describe('a changed channel', () => {
  const pages = partsOf(
    [spending('a', 900), spending('b', 700), spending('c', 500), spending('d', 300)],
    true,
  )
  const merge = (channel: ReturnType<typeof channelOf>, view = VIEW) =>
    mergeIntoPages(pages, view, [channel], undefined, NOW)

  it('appears once, at its sort position', () => {
    expect(ids(merge(spending('c', 800)))).toEqual(['a', 'c', 'b', 'd'])
    expect(ids(merge(spending('a', 400)))).toEqual(['b', 'c', 'a', 'd'])
    expect(ids(merge(spending('new', 600)))).toEqual(['a', 'b', 'new', 'c', 'd'])
  })
  it('stays out when it belongs to a page that is not loaded yet', () => {
    expect(ids(merge(spending('new', 100)))).toEqual(['a', 'b', 'c', 'd'])
    expect(ids(merge(spending('b', 100)))).toEqual(['a', 'c', 'd'])
    const whole = partsOf(channelsOf(pages), false)
    expect(ids(mergeIntoPages(whole, VIEW, [spending('b', 100)], undefined, NOW))).toEqual([
      'a',
      'c',
      'd',
      'b',
    ])
  })
  it('leaves the list when its tab no longer includes it', () => {
    expect(ids(merge({ ...spending('b', 700), isArchived: true }))).toEqual(['a', 'c', 'd'])
  })
  it('keeps its row but is not added where only the server knows whether it belongs', () => {
    const searched = { ...VIEW, query: 'ana' }
    expect(ids(merge(spending('c', 800), searched))).toEqual(['a', 'c', 'b', 'd'])
    expect(ids(merge(spending('new', 800), searched))).toEqual(['a', 'b', 'c', 'd'])
  })
  it('keeps its position and is not added where its spend is hidden from the user', () => {
    const hidden = (channelId: string) => channelOf(channelId, { spend: null, unreadCount: 2 })
    expect(ids(merge(hidden('b')))).toEqual(['a', 'b', 'c', 'd'])
    expect(channelsOf(merge(hidden('b')))[1]).toMatchObject({ unreadCount: 2 })
    expect(ids(merge(hidden('new')))).toEqual(['a', 'b', 'c', 'd'])
    const spenders = { ...VIEW, sort: 'newest' as const, chips: { spenders: true } }
    expect(ids(merge(hidden('b'), spenders))).toHaveLength(4)
  })
  it('never removes the cursor of the next page with it', () => {
    const merged = merge(spending('d', 950))
    expect(merged.at(-1)?.lastId).toBe(channelsOf(merged).at(-1)?.channelId)
  })
  it('leaves a list that loses all loaded rows where it continues, and comes back to it', () => {
    const all = channelsOf(pages)
    const archived = all.map((channel) => ({ ...channel, isArchived: true }))
    const emptied = mergeIntoPages(pages, VIEW, archived, undefined, NOW)
    expect(ids(emptied)).toEqual([])
    expect(emptied.at(-1)?.lastId).toBe('d')
    const restored = mergeIntoPages(emptied, VIEW, all, undefined, NOW)
    expect(ids(restored)).toEqual(['a', 'b', 'c', 'd'])
    expect(restored.at(-1)?.lastId).toBe('d')
  })
  it('keeps the identity of the other pages, so that they do not re-render', () => {
    expect(merge(spending('d', 350))[0]).toBe(pages[0])
  })
})

describe('any channels in any order', () => {
  const anyView = fc.record({
    tab: fc.constantFrom(...CHANNEL_TABS),
    sort: fc.constantFrom(...CHANNEL_SORTS),
    chips: fc.constantFrom({}, { online: true }, { spenders: true }),
    query: fc.constant(''),
  })
  // Where spend is hidden, only the server knows the order.
  const anyTold = arbitraryChannel.map((channel) => ({ ...channel, spend: channel.spend ?? 0 }))
  const distinct = fc.uniqueArray(anyTold, { selector: ({ channelId }) => channelId, maxLength: 12 })

  it('give a complete list equal to a full sort', () => {
    fc.assert(
      fc.property(anyView, distinct, fc.array(anyTold, { maxLength: 8 }), (view, start, events) => {
        const order = compareChannels(view.sort)
        const fits = (rows: typeof start) =>
          rows.filter((row) => isChannelInView(view, row, NOW)).toSorted(order)
        const all = new Map([...start, ...events].map((row) => [row.channelId, row]))
        const merged = mergeIntoPages(partsOf(fits(start), false), view, events, COUNTS, NOW)
        expect(channelsOf(merged)).toEqual(fits([...all.values()]))
      }),
    )
  })

  it('give an incomplete list that stays sorted, without duplicates, and a prefix of the whole', () => {
    fc.assert(
      fc.property(anyView, distinct, fc.array(anyTold, { maxLength: 8 }), (view, start, events) => {
        const order = compareChannels(view.sort)
        const fits = (rows: typeof start) =>
          rows.filter((row) => isChannelInView(view, row, NOW)).toSorted(order)
        const loaded = fits(start).slice(0, 6)
        // Where no loaded row keeps its place, nothing says what lies beyond.
        const isEvent = ({ channelId }: { channelId: string }) =>
          events.some((event) => event.channelId === channelId)
        fc.pre(loaded.length === 0 || !loaded.every(isEvent))
        const merged = channelsOf(mergeIntoPages(partsOf(loaded, true), view, events, COUNTS, NOW))
        expect(merged).toEqual(merged.toSorted(order))
        const all = fits([...new Map([...start, ...events].map((row) => [row.channelId, row])).values()])
        expect(all.slice(0, merged.length)).toEqual(merged)
      }),
    )
  })
})
