import { hrefWith } from '@/domain/page/href-with'
import { hrefOfTab } from '@/domain/page/page-tabs'
import { href } from '@/domain/page/routes'
import type { EditableKind, ScheduleItem, ScheduleKind } from '@/domain/schedule/schedule'
import { isoOf } from '@/domain/time/instant'

/** The address of an item on its own screen; undefined for what is written on this one. */
export function itemAddress({ kind, itemId, state, failure, sequenceId }: ScheduleItem): string | undefined {
  const isToCome = state === 'scheduled' || failure === 'held'
  switch (kind) {
    case 'mass':
      return isToCome
        ? hrefOfTab('massMessage', 'scheduled', { edit: itemId })
        : hrefOfTab('massMessage', 'sent', { message: itemId })
    case 'live':
      return state === 'publishing'
        ? href('live')
        : hrefWith('live', isToCome ? { plan: itemId } : { summary: itemId })
    case 'welcome':
      return sequenceId === null
        ? href('welcomeMessages')
        : hrefWith('welcomeMessages', { sequence: sequenceId })
    case 'post':
    case 'story':
      return undefined
  }
}

/** Kinds that have a form of their own on another screen. */
export type LinkedKind = Exclude<ScheduleKind, EditableKind>

/**
 * The address of the form for a new item. A live starts at the chosen time, which the draft of a mass message
 * holds; a welcome message follows its trigger instead.
 */
export function newItemAddress(kind: LinkedKind, at: number | null): string {
  switch (kind) {
    case 'mass':
      return hrefOfTab('massMessage', 'new')
    case 'live':
      return hrefWith('live', { plan: 'new', ...(at !== null && { at: isoOf(at) }) })
    case 'welcome':
      return hrefWith('welcomeMessages', { edit: 'new' })
  }
}
