import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../cx'
import type { DialogProps } from '../dialog'
import { IconButton } from '../icon-button'
import { NamedText } from '../named-text'
import { useClosing } from '../use-closing'
import { useHeightAnimation } from '../use-height-animation'
import { useModalChanged } from '../use-modal-changed'
import { DiscardQuestion } from './discard-question'
import { OverPage } from './over-page'

const WIDTH = { small: 'sm:max-w-[400px]', medium: 'sm:max-w-[500px]', large: 'sm:max-w-[720px]' }

function Panel({
  title,
  children,
  actions,
  isGrave = false,
  isBare = false,
  onClose,
}: Omit<DialogProps, 'onClose'> & { onClose?: () => void }) {
  const { t } = useTranslation('common')
  const content = useRef<HTMLDivElement>(null)
  const footer = useRef<HTMLDivElement>(null)
  useHeightAnimation(content)
  useEffect(() => {
    if (isGrave) footer.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [isGrave])
  return (
    <AriaDialog
      role={isGrave ? 'alertdialog' : 'dialog'}
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
          {typeof title === 'string' ? <NamedText>{title}</NamedText> : title}
        </Heading>
        {onClose && !isBare && (
          <IconButton icon={X} size="small" className="my-[2px]" name={t('dialog.close')} onClick={onClose} />
        )}
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        <div ref={content} className={isBare ? '' : 'px-6 pt-1 pb-5 text-text-quiet'}>
          {children}
        </div>
      </div>
      {actions && (
        <div ref={footer} className="flex flex-wrap justify-end gap-2 px-6 pb-5">
          {actions}
        </div>
      )}
    </AriaDialog>
  )
}

/** Implementation of `ui/dialog`. */
export function Dialog({
  isOpen,
  onClose,
  closing = 'free',
  size = 'medium',
  trackedAs,
  ...panel
}: DialogProps) {
  const { isAsking, isBlocked, askToClose, stay, discard } = useClosing(closing, onClose)
  useModalChanged(isOpen, trackedAs)
  if (!isOpen) return null
  return (
    <OverPage
      closesBy={isBlocked ? 'nothing' : 'press-and-key'}
      onClose={askToClose}
      groundClassName={cx(
        'z-50 flex justify-center bg-overlay sm:p-6',
        panel.isBare ? 'items-start max-sm:pt-4 sm:pt-[12vh]' : 'items-end sm:items-center',
      )}
      className={cx(
        'flex max-h-[calc(var(--visual-viewport-height)-24px)] w-full flex-col rounded-t-[14px] bg-surface-float pb-[env(safe-area-inset-bottom)] text-text shadow-dialog enter outline-none sm:rounded-card sm:pb-0',
        WIDTH[size],
      )}
    >
      <Panel isOpen={isOpen} {...panel} {...(!isBlocked && { onClose: askToClose })} />
      {isAsking && <DiscardQuestion onStay={stay} onDiscard={discard} />}
    </OverPage>
  )
}
