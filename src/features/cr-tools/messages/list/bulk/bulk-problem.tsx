import { TriangleAlert, Undo2, X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'

import { listTabStop } from '../list-tab-stop'
import type { Bulk } from './use-bulk'

/** Why the last action was refused, with a way back for what was accepted. Its toast has announced it. */
export function BulkProblem({ bulk: { done, dismiss } }: { bulk: Bulk }) {
  const { t } = useTranslation(['tools', 'common'])
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>(listTabStop)}
      className="m-2 flex min-h-11 items-center gap-2 rounded-card bg-danger-quiet py-1 ps-3 pe-1 text-13 text-danger-text"
    >
      <Icon of={TriangleAlert} />
      <span className="min-w-0 flex-1">{done?.problem}</span>
      {done?.undo && (
        <Button size="small" kind="ghost" icon={Undo2} onClick={() => void done.undo?.()}>
          {t('common:toast.undo')}
        </Button>
      )}
      <IconButton icon={X} size="small" name={t('inbox.dismiss')} onClick={dismiss} />
    </div>
  )
}
