import { CHANNEL_SORTS, CHANNEL_TABS, type ChannelChips } from '@/domain/chat/channel'
import type { ChannelView } from '@/domain/chat/channel-view'
import { DEFAULT_TABS } from '@/domain/page/page-tabs'
import {
  choiceField,
  fallbacksOf,
  flagField,
  optionalIdField,
  readUrlState,
  searchField,
  writeUrlState,
} from '@/lib/url-state'

export const DEFAULT_TAB = DEFAULT_TABS.messages
export const DEFAULT_SORT = 'waiting'

export const FLAGS = ['mine', 'online', 'spenders', 'new', 'expiring'] as const
const CHIP_FIELDS = {
  mine: flagField(),
  online: flagField(),
  spenders: flagField(),
  new: flagField(),
  expiring: flagField(),
  listId: { ...optionalIdField(), name: 'list' },
  labelId: { ...optionalIdField(), name: 'label' },
  language: { ...optionalIdField(), name: 'lang' },
}
const SCHEMA = {
  tab: choiceField(CHANNEL_TABS, DEFAULT_TAB),
  /** Null for the remembered sort. */
  sort: choiceField(CHANNEL_SORTS, null),
  query: searchField(),
  ...CHIP_FIELDS,
}
const NO_CHIPS = fallbacksOf(CHIP_FIELDS)

/** Parses the view of a URL; missing or invalid values become the defaults. */
export function viewOf(params: URLSearchParams, sort: ChannelView['sort'] = DEFAULT_SORT): ChannelView {
  const { tab, sort: chosen, query, ...chips } = readUrlState(SCHEMA, params)
  const active = Object.entries(chips).filter(([, value]) => value !== null && value !== false)
  return { tab, sort: chosen ?? sort, query, chips: Object.fromEntries(active) }
}

/** Removes sort and filter by spend, for users who may not see it. */
export function withoutSpend({ chips, sort, ...view }: ChannelView): ChannelView {
  const { spenders: _, ...others } = chips
  return { ...view, chips: others, sort: sort === 'spend' ? DEFAULT_SORT : sort }
}

/** Returns the URL parameters after a change of view; defaults are omitted, but a chosen sort is kept. */
export const withViewParams = (
  before: URLSearchParams,
  { chips, ...change }: Partial<ChannelView>,
): URLSearchParams =>
  writeUrlState(SCHEMA, chips ? writeUrlState(SCHEMA, before, NO_CHIPS) : before, { ...change, ...chips })

/** How the filters follow from the latest ones, which may not have rendered yet. */
export type ChipsChange = (latest: ChannelChips) => ChannelChips

export function withChip<Name extends keyof ChannelChips>(
  chips: ChannelChips,
  name: Name,
  value: ChannelChips[Name] | null,
): ChannelChips {
  const { [name]: _, ...rest } = chips
  return value === null || value === false ? rest : { ...rest, [name]: value }
}

/** Returns the number of active filters. */
export const chipCount = (chips: ChannelChips): number =>
  Object.values(chips).filter((value) => value !== undefined && value !== false).length
