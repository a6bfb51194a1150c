import { useDeferredValue, useRef } from 'react'

import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import type { ListShortcuts } from './list-shortcuts'
import { ListPane } from './list-pane'
import { type ListControl, useList } from './use-list'
import { useListShortcuts } from './use-list-shortcuts'

/** Renders the user's own changes at once and defers live updates between frames. */
function useDeferredUpdates(list: ListControl): ListControl {
  const later = useDeferredValue(list)
  // The first data is not an update either: the page exists to show it.
  const isOwnDoing =
    later.rows.rows.length === 0 ||
    list.control.typed !== later.control.typed ||
    list.control.view !== later.control.view ||
    list.rows.selection.ids !== later.rows.selection.ids ||
    list.rows.selection.isOn !== later.rows.selection.isOn ||
    list.rows.openId !== later.rows.openId ||
    list.bulk.done !== later.bulk.done ||
    list.next.isPending !== later.next.isPending ||
    list.next.isNoneWaiting !== later.next.isNoneWaiting ||
    list.next.problem !== later.next.problem
  return isOwnDoing ? list : later
}

export interface ListProps {
  creatorId: string
  /** Channel ID of the open conversation. */
  openId: string | undefined
  /** The shortcuts also work while the list is hidden. */
  isShown: boolean
  shortcuts: ListShortcuts
}

/** The conversation list with its shortcuts. */
export function List({ creatorId, openId, isShown, shortcuts }: ListProps) {
  const list = useList(creatorId, openId)
  const shown = useDeferredUpdates(list)
  const search = useRef<HTMLInputElement>(null)
  useListShortcuts(list, search, shortcuts)
  return (
    isShown && (
      <WidgetBoundary>
        <ListPane of={shown} search={search} hasHeader={openId !== undefined} />
      </WidgetBoundary>
    )
  )
}
