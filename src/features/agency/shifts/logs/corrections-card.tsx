import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { useQueryStatus } from '@/api/query-status'
import type { Correction } from '@/domain/shift/correction'
import { Avatar } from '@/ui/text/avatar'
import { Card } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { CorrectionActions } from '../../pay/correction-actions'
import { useOpenCorrections } from '../../pay/use-corrections'
import { useOwnPayNote } from '../../pay/use-pay-lock'
import { useLogTimes } from './log-history'

interface CorrectionLineProps {
  correction: Correction
  name: string
  timezone: string
}

function CorrectionLine({ correction, name, timezone }: CorrectionLineProps) {
  const { t } = useTranslation('analytics')
  const times = useLogTimes(timezone)
  const note = useOwnPayNote()(correction)
  const { userId, before, after, reason } = correction
  return (
    <li
      ref={usePassFocusOn<HTMLLIElement>(nextRow)}
      tabIndex={-1}
      aria-label={name}
      className="-outline-offset-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line-quiet px-4 py-3 sm:flex sm:items-center"
    >
      <Avatar of={{ id: userId, name, kind: 'staff' }} size={32} />
      <div className="min-w-0 flex-1 text-13">
        <UserName name={name} className="text-14 font-medium" />
        <p>{t('work_logs.changed', { before: times(before), after: times(after) })}</p>
        <p className="side-of-parent text-text-quiet" dir="auto">
          {reason}
        </p>
        {note !== undefined && <p className="text-warning-text">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:col-start-2 sm:max-w-80">
        <CorrectionActions correction={correction} name={name} />
      </div>
    </li>
  )
}

/** Requested corrections, decided in place; renders nothing if there are none. */
export function CorrectionsCard({ timezone }: { timezone: string }) {
  const { t } = useTranslation('analytics')
  const read = useOpenCorrections()
  const waiting = read.data?.data ?? []
  const nameOf = useAccountNames(waiting.map(({ userId }) => userId))
  const status = useQueryStatus(read)
  // An empty list renders nothing, but a failed one shows its error.
  if (waiting.length === 0 && (status.kind === 'ready' || status.kind === 'loading')) return null
  return (
    <Card
      title={t('work_logs.corrections')}
      detail={read.data && t('work_logs.waiting', { count: waiting.length })}
    >
      <ContentState isPane status={status} skeleton={<SkeletonBar className="m-4 h-10 w-64" />}>
        <ul>
          {waiting.map((correction) => (
            <CorrectionLine
              key={correction.correctionId}
              correction={correction}
              name={nameOf(correction.userId)}
              timezone={timezone}
            />
          ))}
        </ul>
      </ContentState>
    </Card>
  )
}
