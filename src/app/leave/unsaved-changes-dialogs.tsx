import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { NavigationType, useBlocker } from 'react-router'

import { confirmUnsaved, hasUnsaved, useUnsavedQuestion } from '@/services/page/unsaved'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Dialog } from '@/ui/overlay/dialog'

/** Sets the ref during a link's click, in which the router navigates. */
function trackLinkClicks(isFollowing: { current: boolean }): () => void {
  const start = ({ target }: MouseEvent) => {
    isFollowing.current = target instanceof Element && target.closest('a[href]') !== null
    if (isFollowing.current) setTimeout(() => (isFollowing.current = false))
  }
  document.addEventListener('click', start, { capture: true })
  return () => document.removeEventListener('click', start, { capture: true })
}

/** Blocks a navigation with unsaved work until the user answers (requirements 5). */
function useBlockNavigation(): void {
  const isFollowingLink = useRef(false)
  useEffect(() => trackLinkClicks(isFollowingLink), [])
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (!hasUnsaved()) return false
    if (currentLocation.pathname !== nextLocation.pathname) return true
    // The page's own parts ask about their URL state, such as a filter or an open drawer.
    const isOfPage = historyAction !== NavigationType.Pop && !isFollowingLink.current
    return !isOfPage && currentLocation.search !== nextLocation.search
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isSuperseded = false
    void confirmUnsaved('leave_page').then((isSure) => {
      // A second Back asks again for the same router entry: the first answer no longer counts.
      if (isSuperseded) return
      if (isSure) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isSuperseded = true
    }
  }, [blocker])
}

/** Asks the two questions about unsaved work (requirements 5). */
export function UnsavedChangesDialogs() {
  const { t } = useTranslation('global')
  useBlockNavigation()
  const pending = useUnsavedQuestion()
  const messages = pending?.messages
  const isWorking = messages !== undefined && messages.kind !== 'unsent' && messages.kind !== 'lost'
  const stay = () => pending?.answer(false)
  return (
    <Dialog
      isOpen={pending !== undefined}
      onClose={stay}
      title={t(messages?.kind === 'clock_out' ? 'unsaved.title_clock_out' : 'unsaved.title')}
      isAlert
      size="small"
      trackedAs="unsaved"
      actions={
        <>
          <Button onClick={stay}>{t('unsaved.stay')}</Button>
          {!isWorking && (
            <Button kind="danger" onClick={() => pending?.answer(true)}>
              {t(pending?.question === 'change_tabs' ? 'unsaved.change' : 'unsaved.leave')}
            </Button>
          )}
        </>
      }
    >
      {pending && !isWorking && <p>{t(`unsaved.${pending.question}`)}</p>}
      {messages && (isWorking || messages.count > 0) && (
        <p role={isWorking ? 'status' : undefined} className={cx(!isWorking && 'mt-2')}>
          {t(`unsaved.messages_${messages.kind}`, { count: messages.count })}
        </p>
      )}
      {pending?.uploads ? <p className="mt-2">{t('unsaved.uploads', { count: pending.uploads })}</p> : null}
    </Dialog>
  )
}
