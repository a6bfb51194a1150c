import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'

import { floatLook } from './float-look'
import { pressable } from './pressable'

/** A small panel beside its button, for a few fields or facts. */
export function Popover({
  trigger,
  name,
  placement = 'bottom end',
  children,
}: {
  trigger: ReactElement
  name: string
  placement?: PopoverProps['placement'] & string
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  return (
    <DialogTrigger>
      <Pressable>{pressable(trigger)}</Pressable>
      <AriaPopover placement={placement} offset={4} className={floatLook()}>
        <Dialog aria-label={name} className="max-h-[inherit] overflow-y-auto p-4 outline-none">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
