import type { ReactNode, RefObject } from 'react'

import { useBelowSm } from '@/services/viewport'
import { Drawer } from '@/ui/drawer'
import { PanelAt } from '@/ui/panel-at'

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
    <PanelAt anchor={anchor} name={title} className={className} onClose={onClose}>
      {children}
    </PanelAt>
  )
}
