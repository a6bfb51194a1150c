import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'

import { useModalChanged } from '../use-modal-changed'
import { ModalLayer } from './modal-layer'

interface LightboxContentProps {
  name: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A dark layer over the whole window. */
export function LightboxContent({ name, onClose, onKeyDown, children }: LightboxContentProps) {
  useModalChanged('media')
  return (
    <ModalLayer
      closesBy="press-and-key"
      onClose={onClose}
      backdropClassName="z-50 bg-[rgb(0_0_0/0.92)]"
      className="size-full outline-none"
    >
      <Dialog aria-label={name} data-theme="dark" className="size-full text-text outline-none">
        <div role="presentation" onKeyDown={onKeyDown} className="relative flex size-full flex-col">
          {children}
        </div>
      </Dialog>
    </ModalLayer>
  )
}
