import {
  isCancelable,
  isEditableKind,
  isMovable,
  isRetryable,
  type ScheduleItem,
} from '@/domain/schedule/schedule'

/** Actions on an item, in menu order. */
export const ITEM_ACTIONS = [
  'edit',
  'open_mass',
  'open_live',
  'open_welcome',
  'change_time',
  'duplicate',
  'retry',
  'cancel',
  'remove',
] as const
export type ItemAction = (typeof ITEM_ACTIONS)[number]

/** Where the form of a post or story keeps what is typed; `of`: its item, its vault item, or `new`. */
export const postDraftKey = (creatorId: string, of: string): string => `schedule:${creatorId}:${of}`

export const DANGER_ACTIONS: ReadonlySet<ItemAction> = new Set(['cancel', 'remove'])
/** Those that only lead to the screen of the item, and change nothing. */
export const OPENING_ACTIONS: ReadonlySet<ItemAction> = new Set(['open_mass', 'open_live', 'open_welcome'])

const OFFERED: Record<ItemAction, (item: ScheduleItem) => boolean> = {
  edit: ({ kind, state }) => state === 'scheduled' && isEditableKind(kind),
  open_mass: ({ kind }) => kind === 'mass',
  open_live: ({ kind }) => kind === 'live',
  open_welcome: ({ kind }) => kind === 'welcome',
  change_time: isMovable,
  duplicate: ({ kind }) => kind !== 'welcome',
  retry: isRetryable,
  cancel: (item) => isCancelable(item) && item.state === 'scheduled',
  remove: (item) => isCancelable(item) && item.state === 'failed',
}

/** The actions that an item allows now; `mayOpen`: whether the user may see the screen of the item. */
export const actionsOf = (item: ScheduleItem, mayOpen: boolean): readonly ItemAction[] =>
  ITEM_ACTIONS.filter((action) => OFFERED[action](item) && (mayOpen || !OPENING_ACTIONS.has(action)))
