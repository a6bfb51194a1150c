import { Dialog } from 'react-aria-components/Dialog'

import type { PopoverFloatProps } from '../popover'
import { Floating } from './floating'

/** The panel of a `ui/popover`. */
export const PopoverFloat = ({ anchor, name, children, ...where }: PopoverFloatProps) => (
  <Floating {...where} anchor={{ current: anchor }}>
    <Dialog aria-label={name} className="max-h-[inherit] overflow-y-auto p-4 outline-none">
      {children}
    </Dialog>
  </Floating>
)
