import { Dialog } from 'react-aria-components/Dialog'

import type { PopoverOverlayProps } from '../popover'
import { AnchoredOverlay } from './anchored-overlay'

/** The panel of a `ui/overlay/popover`. */
export const PopoverOverlay = ({ anchor, name, children, ...where }: PopoverOverlayProps) => (
  <AnchoredOverlay {...where} anchor={{ current: anchor }}>
    <Dialog aria-label={name} className="max-h-[inherit] overflow-y-auto p-4 outline-none">
      {children}
    </Dialog>
  </AnchoredOverlay>
)
