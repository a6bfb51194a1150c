import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../../button'
import { TextWithNames } from '../../text/user-name'
import { useModalChanged } from '../use-modal-changed'
import { ModalLayer } from './modal-layer'

/**
 * How a dialog or drawer may close (requirements 4): freely, only by its own buttons, or after a question.
 */
export type ClosePolicy = 'free' | 'block' | 'warn'

/** What dialogs and drawers have in common. */
export interface ClosableModalProps {
  /** Called when the user closes it; the parent then unmounts it or sets `isOpen` to false. */
  onClose: () => void
  closing?: ClosePolicy | undefined
  /** Its name in the modal-changed event. */
  trackedAs?: string | undefined
}

/** How the content closes its modal: as the X does, with the same question. */
export interface ModalClosing {
  isBlocked: boolean
  requestClose: () => void
}

/** A modal that closes by its policy and asks before it discards. */
export function ClosableModal({
  onClose,
  closing = 'free',
  trackedAs,
  backdropClassName,
  className,
  children,
}: ClosableModalProps & {
  backdropClassName: string
  className: string
  children: (closing: ModalClosing) => ReactNode
}) {
  const [isConfirming, setConfirming] = useState(false)
  const isBlocked = closing === 'block'
  useModalChanged(trackedAs)
  const requestClose = () => {
    if (closing === 'free') onClose()
    if (closing === 'warn') setConfirming(true)
  }
  const discard = () => {
    setConfirming(false)
    onClose()
  }
  return (
    <ModalLayer
      closesBy={isBlocked ? 'nothing' : 'press-and-key'}
      onClose={requestClose}
      backdropClassName={backdropClassName}
      className={className}
    >
      {children({ isBlocked, requestClose })}
      {isConfirming && <DiscardConfirmation onStay={() => setConfirming(false)} onDiscard={discard} />}
    </ModalLayer>
  )
}

/** The name of a modal; names in it may still load. */
export const ModalTitle = ({ title, className }: { title: ReactNode; className: string }) => (
  <Heading slot="title" className={className}>
    {typeof title === 'string' ? <TextWithNames>{title}</TextWithNames> : title}
  </Heading>
)

/** A button that closes the modal as its X does, named Cancel or by these words. */
export function CancelButton({ isBlocked, requestClose, words }: ModalClosing & { words: string | true }) {
  const { t } = useTranslation('common')
  return (
    <Button {...(isBlocked && { 'aria-disabled': true })} onClick={requestClose}>
      {words === true ? t('form.cancel') : words}
    </Button>
  )
}

/**
 * Asks before a dialog with unsaved changes closes (requirements 4). Focuses the button that loses nothing.
 */
export function DiscardConfirmation({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('common')
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <ModalLayer
      closesBy="key"
      onClose={onStay}
      backdropClassName="z-50 grid place-items-center bg-overlay/40 p-4"
      className="enter w-full max-w-[400px] rounded-card bg-surface-float text-text shadow-dialog"
    >
      <Dialog role="alertdialog" className="p-6 pb-5 outline-none">
        <Heading slot="title" className="text-16 font-strong">
          {t('dialog.unsaved_title')}
        </Heading>
        <p className="mt-2 text-text-quiet">{t('dialog.unsaved_text')}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button ref={keep} onClick={onStay}>
            {t('dialog.keep')}
          </Button>
          <Button kind="danger" onClick={onDiscard}>
            {t('dialog.discard')}
          </Button>
        </div>
      </Dialog>
    </ModalLayer>
  )
}
