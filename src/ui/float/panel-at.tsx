import { Dialog } from 'react-aria-components/Dialog'

import { cx } from '../cx'
import type { PanelAtProps } from '../panel-at'
import { Floating } from './floating'

/** Implementation of `ui/panel-at`. */
export const PanelAt = ({ anchor, name, className, onClose, children }: PanelAtProps) => (
  <Floating isOpen anchor={anchor} placement="top start" offset={8} onClose={onClose}>
    <Dialog
      aria-label={name}
      className={cx(
        'flex max-h-[inherit] flex-col overflow-y-auto overscroll-contain p-3 outline-none',
        className,
      )}
    >
      {children}
    </Dialog>
  </Floating>
)
