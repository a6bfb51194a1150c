import type { ReactNode, RefObject } from 'react'

import { useBelowSm } from '@/services/page/viewport'
import { Drawer } from '@/ui/overlay/drawer'
import { AnchoredPanel } from '@/ui/overlay/anchored-panel'

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
    <AnchoredPanel anchor={anchor} name={title} className={className} onClose={onClose}>
      {children}
    </AnchoredPanel>
  )
}
