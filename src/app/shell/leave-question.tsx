import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useBlocker } from 'react-router'

import { askAboutUnsaved, hasUnsaved, useUnsavedQuestion } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

/** Holds a change of page while something is unsaved, until the question is answered (spec 5). */
function useHeldLeaving(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isSuperseded = false
    void askAboutUnsaved('leave_page').then((isSure) => {
      // A second Back asks anew, for the same entry of the router: the answer to the first decides nothing.
      if (isSuperseded) return
      if (isSure) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isSuperseded = true
    }
  }, [blocker])
}

/** Asks the two questions about unsaved work, in the spec's own words. */
export function LeaveQuestion() {
  const { t } = useTranslation('global')
  useHeldLeaving()
  const pending = useUnsavedQuestion()
  const stay = () => pending?.answer(false)
  return (
    <Dialog
      isOpen={pending !== undefined}
      onClose={stay}
      title={t('unsaved.title')}
      isGrave
      size="small"
      trackedAs="unsaved"
      actions={
        <>
          <Button onClick={stay}>{t('unsaved.stay')}</Button>
          <Button kind="danger" onClick={() => pending?.answer(true)}>
            {t(pending?.question === 'change_tabs' ? 'unsaved.change' : 'unsaved.leave')}
          </Button>
        </>
      }
    >
      {pending && t(`unsaved.${pending.question}`)}
    </Dialog>
  )
}
