import { useState } from 'react'

import type { Correction } from '@/domain/shift/correction'
import { formatDate, formatCompactDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { usePassFocusOn } from '@/ui/focus-return'
import { discardForm } from '@/ui/field/form/discard-form'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'

import { RejectionReason, useCorrectionRejection } from '../../pay/correction-rejection'
import { useDecideCorrection } from '../../pay/use-corrections'
import { useOwnPayNote, usePayLock } from '../../pay/use-pay-lock'
import { logLengthChange, formatLogTime } from '../floor-rules'
import { ActionItem } from './action-item'

/** Shows each changed time before and after, and the change in hours. */
function CorrectionFacts({ correction, timezone }: { correction: Correction; timezone: string }) {
  const { t } = useTranslation('analytics')
  const { before, after, reason } = correction
  const timeOf = (at: number | null) =>
    at === null ? t('floor.still_running') : isolate(formatLogTime(at, before.clockInAt, timezone))
  const longer = logLengthChange(correction)
  const span = isolate(formatCompactDuration(Math.abs(longer ?? 0)))
  return (
    <>
      {before.clockInAt !== after.clockInAt && (
        <p>
          {t('floor.clock_in_moved', { before: timeOf(before.clockInAt), after: timeOf(after.clockInAt) })}
        </p>
      )}
      {before.clockOutAt !== after.clockOutAt && (
        <p>
          {t('floor.clock_out_moved', { before: timeOf(before.clockOutAt), after: timeOf(after.clockOutAt) })}
        </p>
      )}
      {longer !== null && (
        <p>
          {longer === 0
            ? t('floor.hours_same')
            : t(longer > 0 ? 'floor.hours_more' : 'floor.hours_less', { span })}
        </p>
      )}
      {reason !== '' && (
        <p className="mt-1 text-text">
          <bdi>{reason}</bdi>
        </p>
      )}
    </>
  )
}

interface RejectCorrectionFormProps {
  correctionId: string
  name: string
  save: (note: string) => Promise<unknown>
  onCancel: () => void
}

const rowAround = (element: HTMLElement) => element.closest('li')

/** Rejects with a reason, in place of the buttons. */
function RejectCorrectionForm({ correctionId, name, save, onCancel }: RejectCorrectionFormProps) {
  const { t } = useTranslation('analytics')
  const form = useCorrectionRejection({ correctionId, save })
  return (
    <div ref={usePassFocusOn<HTMLDivElement>(rowAround)} className="w-full">
      <Form form={form} className="gap-2">
        <RestoredDraftNotice form={form} />
        <RejectionReason form={form} name={name} />
        <FormProblem form={form} />
        <span className="flex flex-wrap gap-2">
          <SubmitButton form={form} size="small" kind="danger">
            {t('floor.reject')}
          </SubmitButton>
          <Button size="small" kind="ghost" onClick={discardForm(form, onCancel)}>
            {t('floor.cancel')}
          </Button>
        </span>
      </Form>
    </div>
  )
}

interface CorrectionProps {
  correction: Correction
  name: string
}

/** Approves or rejects, if the user may decide. */
function CorrectionActions({ correction, name }: CorrectionProps) {
  const { t } = useTranslation('analytics')
  const [isRejecting, setRejecting] = useState(false)
  const decide = useDecideCorrection(name)
  const lock = usePayLock()(correction)
  const { correctionId } = correction
  const isApproval = decide.variables?.decision === 'approve'
  return (
    <>
      {isRejecting ? (
        <RejectCorrectionForm
          correctionId={correctionId}
          name={name}
          save={(note) => decide.mutateAsync({ correctionId, decision: 'reject', note })}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <>
          <Button
            size="small"
            aria-label={t('floor.approve_of', { name: isolate(name) })}
            disabledReason={lock}
            busy={decide.isPending && isApproval}
            onClick={() => decide.mutate({ correctionId, decision: 'approve', note: '' })}
          >
            {t('floor.approve')}
          </Button>
          <Button
            size="small"
            kind="ghost"
            aria-label={t('floor.reject_of', { name: isolate(name) })}
            disabledReason={lock}
            onClick={() => setRejecting(true)}
          >
            {t('floor.reject')}
          </Button>
        </>
      )}
      <CallError error={isApproval && decide.error} className="w-full" />
    </>
  )
}

/** A correction a chatter requests, decided in place. */
export function CorrectionItem({ correction, name, timezone }: CorrectionProps & { timezone: string }) {
  const { t } = useTranslation('analytics')
  const { before, userId } = correction
  const note = useOwnPayNote()(correction)
  const day = formatDate(before.clockInAt, { month: 'short', day: 'numeric', timeZone: timezone })
  return (
    <ActionItem
      person={{ id: userId, name }}
      title={t('floor.correction_title', { name: isolate(name), day: isolate(day) })}
      actions={<CorrectionActions correction={correction} name={name} />}
    >
      <CorrectionFacts correction={correction} timezone={timezone} />
      {note !== undefined && <p className="text-warning-text">{note}</p>}
    </ActionItem>
  )
}
