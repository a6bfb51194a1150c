import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'

import { useBelowSm } from '@/services/viewport'
import { cx } from '@/ui/cx'
import { Drawer } from '@/ui/drawer'
import { floatLook } from '@/ui/float-look'

/** Where a tool shows what it has: over its button, or as a sheet from below where there is no room beside. */
export function ToolPanel({
  anchor,
  title,
  className,
  onClose,
  children,
}: {
  anchor: RefObject<Element | null>
  title: string
  /** Its width and height beside the button; a sheet has its own. */
  className?: string
  onClose: () => void
  children: ReactNode
}) {
  const isSheet = useBelowSm()
  if (isSheet)
    return (
      <Drawer isOpen from="below" title={title} onClose={onClose}>
        {children}
      </Drawer>
    )
  return (
    <Popover
      isOpen
      triggerRef={anchor}
      placement="top start"
      offset={8}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={floatLook()}
    >
      <Dialog
        aria-label={title}
        className={cx(
          'flex max-h-[inherit] flex-col overflow-y-auto overscroll-contain p-3 outline-none',
          className,
        )}
      >
        {children}
      </Dialog>
    </Popover>
  )
}
