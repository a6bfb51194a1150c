import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'

import { cx } from '../cx'
import { floatLook } from '../float-look'
import type { PanelAtProps } from '../panel-at'

/** The body of `ui/panel-at`. */
export function PanelAt({ anchor, name, className, onClose, children }: PanelAtProps) {
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
        aria-label={name}
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
