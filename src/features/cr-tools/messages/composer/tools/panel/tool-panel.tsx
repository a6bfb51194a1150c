import type { ReactNode, RefObject } from 'react'

import { useBelowSm } from '@/services/page/viewport'
import { cx } from '@/ui/cx'
import { Drawer } from '@/ui/overlay/dialog'
import { AnchoredPopover } from '@/ui/overlay/popover'

/** The popover of a tool above its button, or a bottom sheet on small windows. */
export function ToolPanel({
  anchor,
  title,
  className,
  onClose,
  children,
}: {
  anchor: RefObject<Element | null>
  title: string
  /** Size of the popover; a sheet has its own. */
  className?: string
  onClose: () => void
  children: ReactNode
}) {
  const isSheet = useBelowSm()
  if (isSheet)
    return (
      <Drawer from="below" title={title} onClose={onClose}>
        {children}
      </Drawer>
    )
  return (
    <AnchoredPopover
      anchor={anchor}
      name={title}
      placement="top start"
      offset={8}
      className={cx('flex flex-col p-3', className)}
      onClose={onClose}
    >
      {children}
    </AnchoredPopover>
  )
}
