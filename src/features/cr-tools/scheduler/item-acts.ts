import { isCancelable, isMovable, isRetried, type ScheduleItem, WRITTEN_KINDS } from '@/domain/schedule'

/** Actions on an item, in menu order. */
export const ITEM_ACTS = [
  'edit',
  'open_mass',
  'change_time',
  'duplicate',
  'retry',
  'cancel',
  'remove',
] as const
export type ItemAct = (typeof ITEM_ACTS)[number]

const isWritten = ({ kind }: ScheduleItem): boolean => WRITTEN_KINDS.some((one) => one === kind)

const OFFERED: Record<ItemAct, (item: ScheduleItem) => boolean> = {
  edit: (item) => item.state === 'scheduled' && isWritten(item),
  open_mass: ({ kind }) => kind === 'mass',
  change_time: isMovable,
  duplicate: ({ kind }) => kind !== 'welcome',
  retry: isRetried,
  cancel: (item) => isCancelable(item) && item.state === 'scheduled',
  remove: (item) => isCancelable(item) && item.state === 'failed',
}

/** The actions that an item allows now. */
export const actsOf = (item: ScheduleItem): readonly ItemAct[] =>
  ITEM_ACTS.filter((act) => OFFERED[act](item))
