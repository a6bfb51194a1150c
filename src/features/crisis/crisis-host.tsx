import { useEffect, useRef } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { CRISIS_DIRECTORY_URL } from '@/domain/crisis/crisis-directory'
import { whenIdle } from '@/services/page/idle'
import { Button } from '@/ui/button'
import { Link } from '@/ui/text/link'

import { preloadCrisisDialog } from './crisis-help'
import { closeCrisis, useCrisisState, answerCrisis } from './crisis-store'

/**
 * Shown when a part of the check or the help fails to load. Uses none of that code: a native dialog and plain
 * buttons.
 */
function CheckFailed() {
  const { t } = useTranslation('common')
  const isHelp = useCrisisState().purpose === 'help'
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="crisis-failed"
      onCancel={() => answerCrisis('back')}
      className="m-auto w-full max-w-[400px] rounded-card bg-surface-float p-6 pb-5 text-text shadow-dialog backdrop:bg-overlay"
    >
      <h2 id="crisis-failed" className="text-16 font-strong">
        {isHelp ? t('crisis.failed_help_title') : t('crisis.failed_title')}
      </h2>
      <p className="mt-2 text-text-quiet">
        {isHelp ? t('crisis.failed_help_text') : t('crisis.failed_text')}
      </p>
      <p className="mt-3">{t('crisis.emergency_unknown')}</p>
      <p className="mt-3">
        <Link href={CRISIS_DIRECTORY_URL} target="_blank" rel="noopener noreferrer">
          {t('crisis.other_country')}
        </Link>
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={() => answerCrisis('back')}>{isHelp ? t('dialog.close') : t('crisis.back')}</Button>
        <Button onClick={() => answerCrisis('retry')}>{t('crisis.retry')}</Button>
      </div>
    </dialog>
  )
}

/** Hosts the crisis help, whose numbers load with every signed-in page. Mounted once by the shell. */
export function CrisisHost() {
  const { isOpen, hasFailed, resetKey, Dialog } = useCrisisState()
  useEffect(() => {
    whenIdle(() => void preloadCrisisDialog())
    return closeCrisis
  }, [])
  return (
    <>
      {isOpen && hasFailed && <CheckFailed />}
      {Dialog && <Dialog key={resetKey} />}
    </>
  )
}
