import { CHANNEL_SORTS, CHANNEL_TABS, type ChannelChips } from '@/domain/chat/channel'
import type { ChannelView } from '@/domain/chat/channel-view'
import { DEFAULT_TABS } from '@/domain/page/page-tabs'
import { choiceField, flagField, optionalIdField, searchField, type UrlState } from '@/lib/url-state'

export const DEFAULT_TAB = DEFAULT_TABS.messages
const DEFAULT_SORT = 'waiting'

const FLAG_FIELDS = {
  mine: flagField(),
  online: flagField(),
  spenders: flagField(),
  new: flagField(),
  expiring: flagField(),
}
export const FLAGS = Object.keys(FLAG_FIELDS) as (keyof typeof FLAG_FIELDS)[] // its own keys

const CHIP_FIELDS = {
  ...FLAG_FIELDS,
  listId: { ...optionalIdField(), name: 'list' },
  labelId: { ...optionalIdField(), name: 'label' },
  language: { ...optionalIdField(), name: 'lang' },
} satisfies Record<keyof ChannelChips, unknown>
export const CHIPS = Object.keys(CHIP_FIELDS) as (keyof ChannelChips)[] // `satisfies` holds its keys

export const INBOX_FIELDS = {
  tab: choiceField(CHANNEL_TABS, DEFAULT_TAB),
  /** Null for the remembered sort. */
  sort: choiceField(CHANNEL_SORTS, null),
  query: searchField(),
  ...CHIP_FIELDS,
}
export interface InboxState extends UrlState<typeof INBOX_FIELDS> {}

/** The view that an address asks for, with the active filters alone. */
export function viewOf(
  { tab, sort: chosen, query, ...chips }: InboxState,
  remembered: ChannelView['sort'] = DEFAULT_SORT,
  seesSpend = true,
): ChannelView {
  const active = Object.entries(chips).filter(([, value]) => value !== null && value !== false)
  const sort = chosen ?? remembered
  return {
    tab,
    sort: sort === 'spend' && !seesSpend ? DEFAULT_SORT : sort,
    query,
    chips: Object.fromEntries(active),
  }
}

/** Returns the number of active filters. */
export const chipCount = (chips: ChannelChips): number => Object.keys(chips).length
