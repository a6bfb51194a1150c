import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { useModalChanged } from './use-modal-changed'

/** Pictures over the whole page, on black whatever the theme; Escape closes, focus goes back where it came from. */
export function Lightbox({
  name,
  onClose,
  onKeyDown,
  children,
}: {
  name: string
  onClose: () => void
  onKeyDown?: (event: React.KeyboardEvent) => void
  children: ReactNode
}) {
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
