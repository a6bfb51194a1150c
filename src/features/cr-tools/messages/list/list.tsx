import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { isTextTarget, useRegisterShortcuts } from '@/services/input/shortcuts'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import { ListPane } from './list-pane'
import { useChatAddress } from './rows/use-chat-address'
import { type Inbox, useInbox } from './use-inbox'

/** The list's shortcuts; the sheet behind `?` shows them. */
function useListShortcuts(
  { creatorId, openId, shown, selection, bulk, next }: Inbox,
  search: RefObject<HTMLInputElement | null>,
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
  const undo = bulk.done?.undo
  useRegisterShortcuts([
    { id: 'next-chat', run: next.open },
    { id: 'next-channel', run: () => go(1) },
    { id: 'previous-channel', run: () => go(-1) },
    { id: 'search-chats', run: () => search.current?.focus() },
    { id: 'select-chats', run: selection.isOn ? selection.end : selection.begin },
    {
      id: 'undo-chats',
      // In a text field the same keys undo typing.
      isAvailable: () => undo !== undefined && !isTextTarget(document.activeElement),
      run: () => void undo?.(),
    },
  ])
}

export interface ListProps {
  creatorId: string
  /** Channel ID of the open conversation. */
  openId: string | undefined
  /** The shortcuts also work while the list is hidden. */
  isShown: boolean
}

/** The conversation list with its shortcuts. */
export function List({ creatorId, openId, isShown }: ListProps) {
  const inbox = useInbox(creatorId, openId, isShown)
  const search = useRef<HTMLInputElement>(null)
  useListShortcuts(inbox, search)
  return (
    isShown && (
      <WidgetBoundary>
        <ListPane inbox={inbox} search={search} hasHeader={openId !== undefined} />
      </WidgetBoundary>
    )
  )
}
