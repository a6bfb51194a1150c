import { useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../../button'
import { ModalLayer } from './modal-layer'

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
