import * as v from 'valibot'

import { count, flag, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'
import { graphemes } from '@/lib/text/graphemes'

import { MemberState } from '../chat/channel'
import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'
import { ListRules } from './list-rules'
import { Cents } from '../money/money'

export const LIST_NAME_MAX_LENGTH = 60
export const FUNNEL_NAME_MAX_LENGTH = 40
export const FUNNEL_STAGES_MAX = 20
/** Maximum fans added to or removed from a list at once. */
export const LIST_CHANGE_MAX_MEMBERS = 500

/** What uses a list; `name` identifies it. */
export const ListUse = v.object({
  kind: v.picklist(['mass', 'group', 'welcome', 'discount', 'trial']),
  id: Id,
  name: v.string(),
})
export interface ListUse extends v.InferOutput<typeof ListUse> {}

/** A fan is in one funnel stage only: the last one whose rules match. */
export const ListFunnel = v.object({
  name: v.string(),
  stage: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FUNNEL_STAGES_MAX)),
})
export interface ListFunnel extends v.InferOutput<typeof ListFunnel> {}

/** A list of fans, maintained by hand or by rules. */
export const FanList = v.object({
  listId: Id,
  /** Increases with every change of its settings, so that an editor opened before is refused. */
  version: count,
  name: v.string(),
  emoji: orNull(v.string()),
  isSmart: flag,
  /** Part of the platform: it can be filled, but neither renamed nor deleted. */
  isBuiltIn: flag,
  /** Shown as its own filter in the inbox. */
  isPinned: flag,
  memberCount: count,
  /** Change of the member count over 7 days. */
  change7Days: count,
  updatedAt: OptionalInstant,
  /** Only for smart lists. */
  rules: orNull(ListRules),
  funnel: orNull(ListFunnel),
  uses: orElse(validEntriesOf(ListUse), []),
})
export interface FanList extends v.InferOutput<typeof FanList> {}

/** Settings of a list; without rules it is maintained by hand. */
export const listSettings = {
  name: v.string(),
  emoji: v.nullable(v.string()),
  isPinned: v.boolean(),
  rules: v.nullable(ListRules),
  funnel: v.nullable(ListFunnel),
}

const sampledCount = v.object({ count, sample: orElse(validEntriesOf(Id), []) })

/** Fans who match the rules, enter and leave the list, each with a sample. */
export const ListPreview = v.object({
  count: v.number(),
  enter: sampledCount,
  leave: sampledCount,
  sample: orElse(validEntriesOf(Id), []),
})
export interface ListPreview extends v.InferOutput<typeof ListPreview> {}

export const MEMBER_SORTS = ['fan', 'state', 'tier', 'spend', 'active', 'added'] as const

export const ListMember = v.object({
  userId: Id,
  /** Their channel with the creator. */
  channelId: orNull(Id),
  /** When they were added; null on a smart list. */
  addedAt: OptionalInstant,
  state: orElse(MemberState, 'none'),
  tier: orNull(v.string()),
  /** Total spend; null where the person may not see it. */
  spend: orNull(Cents),
  activeAt: OptionalInstant,
})
export interface ListMember extends v.InferOutput<typeof ListMember> {}

export const COPY_STATES = [
  'copied',
  'name_taken',
  'too_many',
  'label_missing',
  'item_missing',
  'not_allowed',
] as const

/** Result of a copy for one creator. */
export const ListCopy = v.object({
  creatorId: Id,
  state: v.picklist(COPY_STATES),
  memberCount: count,
})
export interface ListCopy extends v.InferOutput<typeof ListCopy> {}

/** Whether a text is exactly one emoji. */
export const isEmoji = (text: string): boolean =>
  [...graphemes.segment(text)].length === 1 &&
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})/u.test(text)

/** The name with its emoji in front. */
export const listLabel = ({ name, emoji }: Pick<FanList, 'name' | 'emoji'>): string =>
  emoji === null ? name : `${emoji} ${name}`

/** Pinned lists first; both parts keep their order. */
export const pinnedFirst = <List extends Pick<FanList, 'isPinned'>>(lists: readonly List[]): List[] => [
  ...lists.filter(({ isPinned }) => isPinned),
  ...lists.filter(({ isPinned }) => !isPinned),
]
