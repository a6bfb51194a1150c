import { useState } from 'react'
import * as v from 'valibot'

import type { Correction } from '@/domain/shift/correction'
import { isoTimesOf } from '@/domain/shift/work-log'
import { useTranslation } from '@/i18n/use-translation'
import { requiredText } from '@/lib/form-schemas'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import type { ButtonSize } from '@/ui/button-classes'
import { CallError } from '@/ui/feedback/call-error'
import { discardForm } from '@/ui/field/form/discard-form'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'

import { useDecideCorrection } from './use-corrections'
import { usePayLock } from './use-pay-lock'

const MAX_NOTE_LENGTH = 500

interface CorrectionActionsProps {
  correction: Correction
  /** The person who requests the correction. */
  name: string
  size?: ButtonSize
}

interface RejectionProps extends Required<CorrectionActionsProps> {
  save: (note: string) => Promise<unknown>
  onCancel: () => void
}

/** Rejects with a reason, so that the person can ask again. */
function Rejection({ correction: { correctionId }, name, size, save, onCancel }: RejectionProps) {
  const { t } = useTranslation(['analytics', 'common'])
  const form = useForm({
    schema: v.object({ note: requiredText(t('floor.reject_note_missing')) }),
    values: { note: '' },
    draftKey: `correction-rejection:${correctionId}`,
    save: ({ note }) => save(note),
    // The row leaves with the refetch, which may fail.
    onSaved: onCancel,
  })
  return (
    <Form form={form} className="w-72 max-w-full grow gap-2">
      <RestoredDraftNotice form={form} />
      <FormTextArea
        form={form}
        name="note"
        autoFocus
        rows={2}
        label={t('floor.reject_note')}
        hint={t('floor.reject_note_hint', { name: isolate(name) })}
        maxLength={MAX_NOTE_LENGTH}
      />
      <FormProblem form={form} />
      <span className="flex flex-wrap gap-2">
        <SubmitButton form={form} size={size} kind="danger">
          {t('floor.reject')}
        </SubmitButton>
        <Button size={size} kind="ghost" onClick={discardForm(form, onCancel)}>
          {t('common:form.cancel')}
        </Button>
      </span>
    </Form>
  )
}

/** Approves or rejects, if the user may decide. The rejection's form replaces the buttons. */
export function CorrectionActions({ correction, name, size = 'medium' }: CorrectionActionsProps) {
  const { t } = useTranslation('analytics')
  const [isRejecting, setRejecting] = useState<boolean>()
  const decide = useDecideCorrection(name)
  const lock = usePayLock()(correction)
  const decided = { correctionId: correction.correctionId, seen: isoTimesOf(correction.after) }
  const outdated = correction.isOutdated ? t('floor.correction_outdated') : undefined
  const isApproval = decide.variables?.decision === 'approve'
  if (isRejecting === true)
    return (
      <Rejection
        {...{ correction, name, size }}
        save={(note) => decide.mutateAsync({ ...decided, decision: 'reject', note })}
        onCancel={() => setRejecting(false)}
      />
    )
  return (
    <>
      <Button
        size={size}
        aria-label={t('floor.approve_of', { name: isolate(name) })}
        disabledReason={lock ?? outdated}
        busy={decide.isPending && isApproval}
        onClick={() => decide.mutate({ ...decided, decision: 'approve', note: '' })}
      >
        {t('floor.approve')}
      </Button>
      <Button
        size={size}
        kind="ghost"
        // Takes the focus back from the cancelled form.
        autoFocus={isRejecting === false}
        aria-label={t('floor.reject_of', { name: isolate(name) })}
        disabledReason={lock}
        onClick={() => setRejecting(true)}
      >
        {t('floor.reject')}
      </Button>
      <CallError error={isApproval && decide.error} className="w-full" />
    </>
  )
}
