import { Dialog } from 'react-aria-components/Dialog'

import { cx } from '../../cx'
import type { AnchoredPanelProps } from '../anchored-panel'
import { AnchoredOverlay } from './anchored-overlay'

/** Implementation of `ui/overlay/anchored-panel`. */
export const AnchoredPanel = ({ anchor, name, className, onClose, children }: AnchoredPanelProps) => (
  <AnchoredOverlay isOpen anchor={anchor} placement="top start" offset={8} onClose={onClose}>
    <Dialog
      aria-label={name}
      className={cx(
        'flex max-h-[inherit] flex-col overflow-y-auto overscroll-contain p-3 outline-none',
        className,
      )}
    >
      {children}
    </Dialog>
  </AnchoredOverlay>
)
