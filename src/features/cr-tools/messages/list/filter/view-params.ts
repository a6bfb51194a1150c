import { CHANNEL_SORTS, CHANNEL_TABS, type ChannelChips } from '@/domain/chat/channel'
import type { ChannelView } from '@/domain/chat/channel-view'
import { DEFAULT_TABS } from '@/domain/page/page-tabs'

export const DEFAULT_TAB = DEFAULT_TABS.messages
export const DEFAULT_SORT = 'waiting'

export const FLAGS = ['mine', 'online', 'spenders', 'new', 'expiring'] as const
/** Filters with a value, by their URL parameter. */
const VALUES = { list: 'listId', label: 'labelId', lang: 'language' } as const

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | undefined =>
  names.find((name) => name === text)

/** Parses the view of a URL; missing or invalid values become the defaults. */
export function viewOf(params: URLSearchParams, sort: ChannelView['sort'] = DEFAULT_SORT): ChannelView {
  const chips: ChannelChips = {}
  for (const flag of FLAGS) if (params.get(flag) === '1') chips[flag] = true
  for (const [name, chip] of Object.entries(VALUES)) {
    const value = params.get(name)
    if (value) chips[chip] = value
  }
  return {
    tab: oneOf(CHANNEL_TABS, params.get('tab')) ?? DEFAULT_TAB,
    sort: oneOf(CHANNEL_SORTS, params.get('sort')) ?? sort,
    query: (params.get('q') ?? '').trim(),
    chips,
  }
}

/** Removes sort and filter by spend, for users who may not see it. */
export function withoutSpend({ chips, sort, ...view }: ChannelView): ChannelView {
  const { spenders: _, ...others } = chips
  return { ...view, chips: others, sort: sort === 'spend' ? DEFAULT_SORT : sort }
}

/** Returns the URL parameters after a change of view; defaults are omitted, but a chosen sort is kept. */
export function withViewParams(before: URLSearchParams, change: Partial<ChannelView>): URLSearchParams {
  const after = new URLSearchParams(before)
  const set = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? after.delete(name) : after.set(name, value)
  if (change.tab) set('tab', change.tab === DEFAULT_TAB ? undefined : change.tab)
  if (change.sort) set('sort', change.sort)
  if (change.query !== undefined) set('q', change.query)
  if (change.chips) {
    for (const flag of FLAGS) set(flag, change.chips[flag] ? '1' : undefined)
    for (const [name, chip] of Object.entries(VALUES)) set(name, change.chips[chip])
  }
  return after
}

/** Returns the number of active filters. */
export const chipCount = (chips: ChannelChips): number =>
  Object.values(chips).filter((value) => value !== undefined && value !== false).length
