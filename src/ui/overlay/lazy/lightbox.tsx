import { Dialog } from 'react-aria-components/Dialog'

import type { LightboxProps } from '../lightbox'
import { useModalChanged } from '../use-modal-changed'
import { ModalLayer } from './modal-layer'

/** Implementation of `ui/overlay/lightbox`. */
export function Lightbox({ name, onClose, onKeyDown, children }: LightboxProps) {
  useModalChanged(true, 'media')
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
