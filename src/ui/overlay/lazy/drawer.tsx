import { X } from 'lucide-react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../../button'
import { cx } from '../../cx'
import type { DrawerProps } from '../drawer'
import { IconButton } from '../../icon-button'
import { TextWithNames } from '../../text/text-with-names'
import { useCloseRequest } from '../use-close-request'
import { useModalChanged } from '../use-modal-changed'
import { DiscardConfirmation } from './discard-confirmation'
import { ModalLayer } from './modal-layer'

const SIDE = {
  end: 'ms-auto h-full max-w-[min(480px,calc(100vw-32px))] rounded-s-card enter-from-end',
  start: 'me-auto h-full max-w-[min(320px,calc(100vw-48px))] rounded-e-card enter-from-start',
  below: 'mt-auto max-h-[85%] rounded-t-[14px] enter-from-below pb-[env(safe-area-inset-bottom)]',
}

/** Implementation of `ui/overlay/drawer`. */
export function Drawer({
  isOpen,
  onClose,
  title,
  from = 'end',
  closing = 'free',
  cancel,
  actions,
  trackedAs,
  children,
}: DrawerProps) {
  const { t } = useTranslation('common')
  const { isAsking, isBlocked, askToClose, stay, discard } = useCloseRequest(closing, onClose)
  useModalChanged(isOpen, trackedAs)
  if (!isOpen) return null
  return (
    <ModalLayer
      closesBy={isBlocked ? 'nothing' : 'press-and-key'}
      onClose={askToClose}
      backdropClassName="z-40 flex bg-overlay"
      className={cx('flex w-full flex-col bg-surface-float text-text shadow-dialog outline-none', SIDE[from])}
    >
      <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
        <div className="flex min-h-14 items-center gap-3 border-b border-line-quiet ps-5 pe-3 max-sm:ps-4">
          <Heading slot="title" className="cut flex-1 text-16 font-strong">
            {typeof title === 'string' ? <TextWithNames>{title}</TextWithNames> : title}
          </Heading>
          {!isBlocked && <IconButton icon={X} name={t('drawer.close')} onClick={askToClose} />}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 max-sm:px-4 print:overflow-visible">
          {children}
        </div>
        {(actions || cancel) && (
          <div className="flex justify-end gap-2 border-t border-line-quiet p-4 print:hidden">
            {cancel && (
              <Button {...(isBlocked && { 'aria-disabled': true })} onClick={askToClose}>
                {cancel}
              </Button>
            )}
            {actions}
          </div>
        )}
      </Dialog>
      {isAsking && <DiscardConfirmation onStay={stay} onDiscard={discard} />}
    </ModalLayer>
  )
}
