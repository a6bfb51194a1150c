import { Undo2, X } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { TOAST_CLOSE_AFTER_MS } from '@/config/constants'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'

import { listTabStop } from '../list-tab-stop'
import type { Bulk, BulkResult } from './use-bulk'

/** Dismisses itself after five seconds, but not while hovered or focused, and not with an error. */
function useAutoDismiss(done: BulkResult, onDismiss: () => void) {
  const [isInUse, setIsInUse] = useState(false)
  const dismiss = useEffectEvent(onDismiss)
  const stays = isInUse || done.problem !== undefined
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => dismiss(), TOAST_CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [done, stays])
  return {
    onPointerEnter: () => setIsInUse(true),
    onPointerLeave: () => setIsInUse(false),
    onFocus: () => setIsInUse(true),
    onBlur: () => setIsInUse(false),
  }
}

function UndoText({ of }: { of: BulkResult }) {
  const { t } = useTranslation('tools')
  if (!of.problem) return t(`inbox.done_${of.kind}`, { count: of.count })
  return of.problem.of === 'do'
    ? t('inbox.done_failed', { reason: of.problem.reason })
    : t('inbox.undo_failed', { reason: of.problem.reason })
}

function UndoBarContent({ done, onDismiss }: { done: BulkResult; onDismiss: () => void }) {
  const { t } = useTranslation('tools')
  const handlers = useAutoDismiss(done, onDismiss)
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>(listTabStop)}
      {...handlers}
      className={cx(
        'enter m-2 flex min-h-11 items-center gap-2 rounded-card py-1 ps-3 pe-1 text-13 shadow-menu',
        done.problem ? 'bg-danger-quiet text-danger-text' : 'bg-surface-float',
      )}
    >
      <span className="min-w-0 flex-1">
        <UndoText of={done} />
      </span>
      {done.undo && (
        <Button size="small" kind="ghost" icon={Undo2} onClick={() => void done.undo?.()}>
          {t('inbox.undo')}
        </Button>
      )}
      <IconButton icon={X} size="small" name={t('inbox.dismiss')} onClick={onDismiss} />
    </div>
  )
}

/** Shows the last bulk action with an Undo button for five seconds (screens S10). */
export function UndoBar({ bulk }: { bulk: Bulk }) {
  return (
    <div role="status" className="shrink-0">
      {bulk.done && <UndoBarContent done={bulk.done} onDismiss={bulk.dismiss} />}
    </div>
  )
}
