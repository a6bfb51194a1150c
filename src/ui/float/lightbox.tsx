import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import type { LightboxProps } from '../lightbox'
import { useModalChanged } from '../use-modal-changed'

/** The body of `ui/lightbox`. */
export function Lightbox({ name, onClose, onKeyDown, children }: LightboxProps) {
  useModalChanged(true, 'media')
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-50 h-(--visual-viewport-height) bg-[rgb(0_0_0/0.92)] transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal className="size-full outline-none">
        <Dialog aria-label={name} data-theme="dark" className="size-full text-text outline-none">
          <div role="presentation" onKeyDown={onKeyDown} className="relative flex size-full flex-col">
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
