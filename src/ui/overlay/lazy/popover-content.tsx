import { Dialog } from 'react-aria-components/Dialog'

import { cx } from '../../cx'
import { AnchoredOverlay, type AnchoredOverlayProps } from './anchored-overlay'

export interface PopoverContentProps extends Omit<AnchoredOverlayProps, 'isList'> {
  name: string
  /** Layout and size of the panel. */
  className?: string | undefined
}

/** The panel of a popover. */
export const PopoverContent = ({ name, className = 'p-4', children, ...where }: PopoverContentProps) => (
  <AnchoredOverlay {...where}>
    <Dialog
      aria-label={name}
      className={cx('max-h-[inherit] overflow-y-auto overscroll-contain outline-none', className)}
    >
      {children}
    </Dialog>
  </AnchoredOverlay>
)
