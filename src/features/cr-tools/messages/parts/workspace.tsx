import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBelowLg, useBelowXl } from '@/services/viewport'
import { cx } from '@/ui/cx'
import { WidgetBoundary } from '@/ui/widget-boundary'

import { ListPane } from '../list/parts/list-pane'
import { type ListControl, useList } from '../list/use-list'
import { useListShortcuts } from '../list/use-list-shortcuts'
import { NextOffer } from './next-offer'
import { OpenPane } from './open-pane'
import { useVisibleHeight } from './use-visible-height'

/** As many panes as there is room for: three from 1280 px, two from 1024, one below (screens S10). */
function useLayout() {
  const isOnePane = useBelowLg()
  const isFanOver = useBelowXl()
  return { isOnePane, isFanOver }
}

/** What the person has done themselves shows at once; what comes live is drawn bit by bit between two frames. */
function useNewsLater(list: ListControl): ListControl {
  const later = useDeferredValue(list)
  const isOwnDoing =
    list.control.typed !== later.control.typed ||
    list.control.view !== later.control.view ||
    list.rows.selection.ids !== later.rows.selection.ids ||
    list.rows.selection.isOn !== later.rows.selection.isOn ||
    list.rows.openId !== later.rows.openId ||
    list.bulk.done !== later.bulk.done ||
    list.next.isPending !== later.next.isPending ||
    list.next.isNobody !== later.next.isNobody ||
    list.next.problem !== later.next.problem
  return isOwnDoing ? list : later
}

/** Where no bar carries the clock. */
export interface WorkspaceClocks {
  /** At the foot of the list. */
  clock?: ReactNode
  /** In the head of a conversation that has the page to itself; the same element each time. */
  headClock?: ReactNode
}

interface WorkspaceProps extends WorkspaceClocks {
  creatorId: string
  /** The open conversation; without one the list, and what to open next. */
  channelId?: string
}

/** Where a shift is spent: conversations, the open one, and whom it is with. It fills the page and never scrolls as a whole. */
export function Workspace({ creatorId, channelId, clock, headClock }: WorkspaceProps) {
  const { t } = useTranslation('tools')
  const { isOnePane, isFanOver } = useLayout()
  const list = useList(creatorId, channelId)
  const shown = useNewsLater(list)
  const search = useRef<HTMLInputElement>(null)
  useListShortcuts(list, search)
  const [isFanShown, setIsFanShown] = useState(true)
  const height = useVisibleHeight()
  const isOpen = channelId !== undefined
  return (
    <div className="relative min-h-0 flex-1">
      <div
        className={cx('absolute inset-x-0 top-0 flex overflow-hidden', height === undefined && 'bottom-0')}
        {...(height !== undefined && { style: { height } })}
      >
        {!isOpen && <h1 className="sr-only">{t('inbox.title')}</h1>}
        {!(isOnePane && isOpen) && (
          <div className={cx('flex min-w-0', isOnePane ? 'flex-1' : 'w-80 shrink-0 border-e border-line')}>
            <WidgetBoundary>
              <ListPane of={shown} search={search} hasHead={isOpen} foot={clock} />
            </WidgetBoundary>
          </div>
        )}
        {isOpen && (
          <OpenPane
            key={`${creatorId} ${channelId}`}
            creatorId={creatorId}
            channelId={channelId}
            isOnePane={isOnePane}
            clock={isOnePane && headClock}
            isFanOver={isFanOver}
            isFanShown={isFanShown}
            onFanShown={setIsFanShown}
          />
        )}
        {!isOpen && !isOnePane && <NextOffer creatorId={creatorId} next={list.next} />}
      </div>
    </div>
  )
}
