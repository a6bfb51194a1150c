import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../../cx'
import { IconButton } from '../../icon-button'
import { CancelButton, ClosableModal, type ClosableModalProps, ModalTitle } from './closable-modal'

interface DrawerContentProps extends ClosableModalProps {
  title: ReactNode
  from?: 'end' | 'start' | 'below'
  /** Of a drawer at the end, whose table would scroll sideways otherwise. */
  isWide?: boolean
  /** A button that closes it as the X does, after the same question; named Cancel or by these words. */
  cancel?: string | true
  /** At the start of the footer. */
  beside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

const SIDE = {
  end: 'ms-auto h-full rounded-s-card enter-from-end',
  start: 'me-auto h-full max-w-[min(320px,calc(100vw-48px))] rounded-e-card enter-from-start',
  below: 'mt-auto max-h-[85%] rounded-t-[14px] enter-from-below pb-[env(safe-area-inset-bottom)]',
}

const WIDTH_AT_END = {
  usual: 'max-w-[min(480px,calc(100vw-32px))]',
  wide: 'max-w-[min(760px,calc(100vw-32px))]',
}

/** A panel along an edge of the window: title, scrolling content, buttons. */
export function DrawerContent({
  title,
  from = 'end',
  isWide = false,
  cancel,
  beside,
  actions,
  children,
  ...modal
}: DrawerContentProps) {
  const { t } = useTranslation('common')
  return (
    <ClosableModal
      {...modal}
      backdropClassName="z-40 flex bg-overlay"
      className={cx(
        'flex w-full flex-col bg-surface-float text-text shadow-dialog outline-none',
        SIDE[from],
        from === 'end' && WIDTH_AT_END[isWide ? 'wide' : 'usual'],
      )}
    >
      {(closing) => (
        <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
          <div className="flex min-h-14 items-center gap-3 border-b border-line-quiet ps-5 pe-3 max-sm:ps-4">
            <ModalTitle title={title} className="cut flex-1 text-16 font-strong" />
            {!closing.isBlocked && (
              <IconButton icon={X} name={t('drawer.close')} onClick={closing.requestClose} />
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 max-sm:px-4 print:overflow-visible">
            {children}
          </div>
          {(actions || cancel) && (
            <div className="flex justify-end gap-2 border-t border-line-quiet p-4 print:hidden">
              {beside && <span className="me-auto">{beside}</span>}
              {cancel && <CancelButton {...closing} words={cancel} />}
              {actions}
            </div>
          )}
        </Dialog>
      )}
    </ClosableModal>
  )
}
