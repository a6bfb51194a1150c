import type { ReactNode, RefObject } from 'react'

import { useBelowSm } from '@/services/viewport'
import { Drawer } from '@/ui/drawer'
import { PanelAt } from '@/ui/panel-at'

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
