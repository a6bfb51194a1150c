import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import { ListPane } from './list-pane'
import type { ListShortcut, ListShortcuts } from './list-shortcuts'
import { useChatAddress } from './rows/use-chat-address'
import { type Inbox, useInbox } from './use-inbox'

/** Runs the list's shortcuts. */
function useListShortcuts(
  { creatorId, openId, shown, selection, bulk, next }: Inbox,
  search: RefObject<HTMLInputElement | null>,
  shortcuts: ListShortcuts,
): void {
  const navigate = useNavigate()
  const addressOf = useChatAddress(creatorId)
  // React renders behind the router: a further step starts from where the last one leads.
  const aimedId = useRef(openId)
  useLayoutEffect(() => {
    aimedId.current = openId
  }, [openId])
  const go = (step: 1 | -1) => {
    const { order } = shown
    const at = aimedId.current === undefined ? -1 : order.indexOf(aimedId.current)
    const to = at === -1 ? order[0] : order[at + step]
    if (to === undefined) return
    aimedId.current = to
    void navigate(addressOf(to))
  }
  const run = useEffectEvent((act: ListShortcut) => {
    if (act === 'next') next.open()
    else if (act === 'search') search.current?.focus()
    else if (act === 'select') (selection.isOn ? selection.end : selection.begin)()
    else if (act === 'undo') void bulk.done?.undo?.()
    else go(act === 'nextChannel' ? 1 : -1)
  })
  // The shortcut sheet reads it during render, where an effect event is not allowed.
  const canUndo = useRef(false)
  useLayoutEffect(() => {
    canUndo.current = bulk.done?.undo !== undefined
  })
  useEffect(() => shortcuts.connect({ run: (act) => run(act), canUndo: () => canUndo.current }), [shortcuts])
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
  const inbox = useInbox(creatorId, openId)
  const search = useRef<HTMLInputElement>(null)
  useListShortcuts(inbox, search, shortcuts)
  return (
    isShown && (
      <WidgetBoundary>
        <ListPane inbox={inbox} search={search} hasHeader={openId !== undefined} />
      </WidgetBoundary>
    )
  )
}
