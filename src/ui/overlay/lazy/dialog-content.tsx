import { X } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { MODAL_HEIGHT_ANIMATION_MS, MODAL_OVERFLOW_RESET_MS } from '@/config/constants'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../../cx'
import { IconButton } from '../../icon-button'
import {
  CancelButton,
  ClosableModal,
  type ClosableModalProps,
  type ModalClosing,
  ModalTitle,
} from './closable-modal'

interface DialogPanelProps {
  /** Names the action: 'Clock out Tom Mensah'. */
  title: ReactNode
  children?: ReactNode
  /** Buttons, the least harmful first; the last one repeats the verb of the title. */
  actions?: ReactNode
  /** A button that closes it as the X does, before the other buttons, named Cancel or by these words. */
  cancel?: string | true
  /** For loss or irreversible actions: announced as an alert, and the least harmful button gets the focus. */
  isAlert?: boolean
}

export interface DialogContentProps extends ClosableModalProps, DialogPanelProps {
  size?: 'small' | 'medium' | 'large'
}

const WIDTH = { small: 'sm:max-w-[400px]', medium: 'sm:max-w-[500px]', large: 'sm:max-w-[720px]' }

/** Animates the height of changing content; clips the overflow until shortly after (requirements 9). */
function useHeightAnimation(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inner = content.current
    const outer = inner?.parentElement
    if (!inner || !outer || !('ResizeObserver' in window)) return
    let height: number | undefined
    let reset: ReturnType<typeof setTimeout>
    const observer = new ResizeObserver(() => {
      const before = height
      height = inner.offsetHeight
      if (before === undefined || before === height) return
      outer.style.overflow = 'hidden'
      outer.style.transition = `height ${MODAL_HEIGHT_ANIMATION_MS}ms var(--ease-out)`
      outer.style.height = `${before}px`
      outer.getBoundingClientRect() // Makes the browser start from the old height.
      outer.style.height = `${height}px`
      clearTimeout(reset)
      reset = setTimeout(() => {
        outer.style.height = ''
        outer.style.overflow = ''
      }, MODAL_OVERFLOW_RESET_MS)
    })
    observer.observe(inner)
    return () => {
      clearTimeout(reset)
      observer.disconnect()
    }
  }, [content])
}

function DialogPanel({
  title,
  children,
  cancel,
  actions,
  isAlert = false,
  closing,
}: DialogPanelProps & { closing: ModalClosing }) {
  const { t } = useTranslation('common')
  const content = useRef<HTMLDivElement>(null)
  const footer = useRef<HTMLDivElement>(null)
  useHeightAnimation(content)
  useEffect(() => {
    if (isAlert) footer.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [isAlert])
  return (
    <Dialog
      role={isAlert ? 'alertdialog' : 'dialog'}
      className="flex max-h-[inherit] min-h-0 flex-col outline-none"
    >
      <div className="flex items-start gap-3 ps-6 pe-3 pt-4 max-lg:pt-2 pointer-coarse:pt-2">
        <ModalTitle
          title={title}
          className="min-w-0 flex-1 py-[calc((var(--control-small)+4px-var(--leading-16))/2)] text-16 font-strong"
        />
        {!closing.isBlocked && (
          <IconButton
            icon={X}
            size="small"
            className="my-[2px]"
            name={t('dialog.close')}
            onClick={closing.requestClose}
          />
        )}
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        <div ref={content} className="px-6 pt-1 pb-5 text-text-quiet">
          {children}
        </div>
      </div>
      {(actions || cancel) && (
        <div ref={footer} className="flex flex-wrap justify-end gap-2 px-6 pb-5">
          {cancel && <CancelButton {...closing} words={cancel} />}
          {actions}
        </div>
      )}
    </Dialog>
  )
}

/** A window in the middle, or a sheet at the bottom of a phone: title, scrolling content, buttons. */
export function DialogContent({
  onClose,
  closing,
  trackedAs,
  size = 'medium',
  ...panel
}: DialogContentProps) {
  return (
    <ClosableModal
      {...{ onClose, closing, trackedAs }}
      backdropClassName="z-50 flex items-end justify-center bg-overlay sm:items-center sm:p-6"
      className={cx(
        'flex max-h-[calc(var(--visual-viewport-height)-24px)] w-full flex-col rounded-t-[14px] bg-surface-float pb-[env(safe-area-inset-bottom)] text-text shadow-dialog enter outline-none sm:rounded-card sm:pb-0',
        WIDTH[size],
      )}
    >
      {(askedClosing) => <DialogPanel {...panel} closing={askedClosing} />}
    </ClosableModal>
  )
}
