import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { heightToKeyboard, useBelowLg, useIsShort, useVisualViewport } from '@/services/page/viewport'
import { cx } from '@/ui/cx'

import { ListFrame } from './list-frame'

interface WorkspaceProps {
  creatorId: string
  /** The open conversation. */
  channelId?: string
  /** Whether the list is visible. */
  isListShown?: boolean
  /** Shown in the list's footer, when no bar has the clock. */
  clock?: ReactNode
  /** Content beside the list. */
  children: ReactNode
}

/**
 * The chat workspace: list, thread and fan panel, as many panes as fit: three from 1280 px, two from 1024,
 * one below (screens S10). It fills the page and never scrolls as a whole.
 */
export function Workspace({ creatorId, channelId, isListShown = true, clock, children }: WorkspaceProps) {
  const { t } = useTranslation('tools')
  const isOnePane = useBelowLg()
  // Above the on-screen keyboard, so that the composer stays visible.
  const height = useVisualViewport(heightToKeyboard)
  const isShort = useIsShort()
  return (
    <div className="relative min-h-0 flex-1">
      <div
        data-short={isShort || undefined}
        // Not `hidden`: focus far down a pane would scroll the whole page.
        className={cx('absolute inset-x-0 top-0 flex overflow-clip', height === undefined && 'bottom-0')}
        {...(height !== undefined && { style: { height } })}
      >
        {channelId === undefined && <h1 className="sr-only">{t('inbox.title')}</h1>}
        <ListFrame
          creatorId={creatorId}
          openId={channelId}
          isShown={isListShown}
          isOnePane={isOnePane}
          foot={clock}
        />
        {children}
      </div>
    </div>
  )
}
