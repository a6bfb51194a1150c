import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../../button'
import { cx } from '../../cx'
import type { DialogProps } from '../dialog'
import { IconButton } from '../../icon-button'
import { TextWithNames } from '../../text/text-with-names'
import { useCloseRequest } from '../use-close-request'
import { useHeightAnimation } from '../use-height-animation'
import { useModalChanged } from '../use-modal-changed'
import { DiscardConfirmation } from './discard-confirmation'
import { ModalLayer } from './modal-layer'

const WIDTH = { small: 'sm:max-w-[400px]', medium: 'sm:max-w-[500px]', large: 'sm:max-w-[720px]' }

function DialogPanel({
  title,
  children,
  cancel,
  actions,
  isAlert = false,
  isBare = false,
  isBlocked,
  onClose,
}: DialogProps & { isBlocked: boolean }) {
  const { t } = useTranslation('common')
  const content = useRef<HTMLDivElement>(null)
  const footer = useRef<HTMLDivElement>(null)
  useHeightAnimation(content)
  useEffect(() => {
    if (isAlert) footer.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [isAlert])
  return (
    <AriaDialog
      role={isAlert ? 'alertdialog' : 'dialog'}
      className="flex max-h-[inherit] min-h-0 flex-col outline-none"
    >
      <div
        className={
          isBare ? 'sr-only' : 'flex items-start gap-3 ps-6 pe-3 pt-4 max-lg:pt-2 pointer-coarse:pt-2'
        }
      >
        <Heading
          slot="title"
          className="min-w-0 flex-1 py-[calc((var(--control-small)+4px-var(--leading-16))/2)] text-16 font-strong"
        >
          {typeof title === 'string' ? <TextWithNames>{title}</TextWithNames> : title}
        </Heading>
        {!isBlocked && !isBare && (
          <IconButton icon={X} size="small" className="my-[2px]" name={t('dialog.close')} onClick={onClose} />
        )}
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        <div ref={content} className={isBare ? '' : 'px-6 pt-1 pb-5 text-text-quiet'}>
          {children}
        </div>
      </div>
      {(actions || cancel) && (
        <div ref={footer} className="flex flex-wrap justify-end gap-2 px-6 pb-5">
          {cancel && (
            <Button {...(isBlocked && { 'aria-disabled': true })} onClick={onClose}>
              {cancel}
            </Button>
          )}
          {actions}
        </div>
      )}
    </AriaDialog>
  )
}

/** Implementation of `ui/overlay/dialog`. */
export function Dialog({
  isOpen,
  onClose,
  closing = 'free',
  size = 'medium',
  trackedAs,
  ...panel
}: DialogProps) {
  const { isAsking, isBlocked, askToClose, stay, discard } = useCloseRequest(closing, onClose)
  useModalChanged(isOpen, trackedAs)
  if (!isOpen) return null
  return (
    <ModalLayer
      closesBy={isBlocked ? 'nothing' : 'press-and-key'}
      onClose={askToClose}
      backdropClassName={cx(
        'z-50 flex justify-center bg-overlay sm:p-6',
        panel.isBare ? 'items-start max-sm:pt-4 sm:pt-[12vh]' : 'items-end sm:items-center',
      )}
      className={cx(
        'flex max-h-[calc(var(--visual-viewport-height)-24px)] w-full flex-col rounded-t-[14px] bg-surface-float pb-[env(safe-area-inset-bottom)] text-text shadow-dialog enter outline-none sm:rounded-card sm:pb-0',
        WIDTH[size],
      )}
    >
      <DialogPanel isOpen={isOpen} {...panel} isBlocked={isBlocked} onClose={askToClose} />
      {isAsking && <DiscardConfirmation onStay={stay} onDiscard={discard} />}
    </ModalLayer>
  )
}
