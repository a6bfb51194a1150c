import { Check, ChevronDown, X } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { useQueryStatus } from '@/api/query-status'
import type { Correction } from '@/domain/shift/correction'
import { Avatar } from '@/ui/text/avatar'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { CallError } from '@/ui/feedback/call-error'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'
import { Popover } from '@/ui/overlay/popover'
import { SkeletonBar } from '@/ui/skeleton'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { UserName } from '@/ui/text/user-name'

import { RejectionReason, useCorrectionRejection } from '../../pay/correction-rejection'
import { useDecideCorrection, useOpenCorrections } from '../../pay/use-corrections'
import { useOwnPayNote, usePayLock } from '../../pay/use-pay-lock'
import { useLogTimes } from './log-history'

interface RejectProps {
  correctionId: string
  /** The person who requests the correction. */
  name: string
  /** Why the user may not decide. */
  lock: string | undefined
  save: (note: string) => Promise<unknown>
}

/** Opens the rejection form; the input survives closing the popover, until it is sent. */
function Reject({ correctionId, name, lock, save }: RejectProps) {
  const { t } = useTranslation('analytics')
  const [rejections, setRejections] = useState(0)
  const form = useCorrectionRejection({
    correctionId,
    save,
    onSaved: () => setRejections((count) => count + 1),
  })
  const trigger = (
    <Button
      kind="ghost"
      icon={X}
      // Takes the focus back from the closed popover, for the row to pass on.
      autoFocus={rejections > 0}
      end={<Icon of={ChevronDown} />}
      aria-label={t('work_logs.reject_of', { name })}
      disabledReason={lock}
    >
      {t('work_logs.reject')}
    </Button>
  )
  if (lock !== undefined) return trigger
  return (
    // A new key closes the popover after a rejection.
    <Popover key={rejections} name={t('work_logs.reject_of', { name })} trigger={trigger}>
      <Form form={form} className="w-72 gap-3">
        <RestoredDraftNotice form={form} />
        <RejectionReason form={form} name={name} />
        <FormProblem form={form} />
        <SubmitButton form={form} kind="danger">
          {t('work_logs.reject')}
        </SubmitButton>
      </Form>
    </Popover>
  )
}

interface CorrectionLineProps {
  correction: Correction
  name: string
  timezone: string
}

function CorrectionLine({ correction, name, timezone }: CorrectionLineProps) {
  const { t } = useTranslation('analytics')
  const decide = useDecideCorrection(name)
  const times = useLogTimes(timezone)
  const lock = usePayLock()(correction)
  const note = useOwnPayNote()(correction)
  const { correctionId, userId, before, after, reason } = correction
  const isApproval = decide.variables?.decision === 'approve'
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
        <CallError error={isApproval && decide.error} />
      </div>
      <div className="flex gap-2 max-sm:col-start-2">
        <Button
          icon={Check}
          disabledReason={lock}
          busy={decide.isPending && isApproval}
          aria-label={t('work_logs.approve_of', { name })}
          onClick={() => decide.mutate({ correctionId, decision: 'approve', note: '' })}
        >
          {t('work_logs.approve')}
        </Button>
        <Reject
          correctionId={correctionId}
          name={name}
          lock={lock}
          save={(note) => decide.mutateAsync({ correctionId, decision: 'reject', note })}
        />
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
