import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { updateDmcaCase, withdrawDmcaCase } from '@/api/calls/dmca'
import { send } from '@/api/send'
import type { DmcaDetail } from '@/domain/dmca'
import type { DmcaOutcome } from '@/domain/dmca-states'
import { optional } from '@/lib/written-rules'
import { FormDialog } from '@/ui/form/form-dialog'
import { useForm } from '@/ui/form/use-form'
import { FormTextArea } from '@/ui/form/written-fields'

import { useShowCase } from '../use-dmca'

interface StepDialogProps {
  of: DmcaDetail
  step: DmcaOutcome | 'withdraw'
  creatorId: string
  onClose: () => void
}

/** Dialog that records a step of the case, with a note for the log. */
export function StepDialog({ of: { caseId }, step, creatorId, onClose }: StepDialogProps) {
  const { t } = useTranslation('marketplace')
  const show = useShowCase(creatorId)
  const form = useForm({
    schema: v.object({ note: optional }),
    values: { note: '' },
    save: ({ note }) =>
      step === 'withdraw'
        ? send(withdrawDmcaCase, { caseId, note }, { creatorId })
        : send(updateDmcaCase, { caseId, outcome: step, note }, { creatorId }),
    onSaved: (detail) => {
      show(detail)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t(`dmca.act_${step}`)}
      save={t('dmca.record_save')}
      trackedAs="dmca-step"
      onClose={onClose}
    >
      <p>{t(`dmca.act_${step}_text`)}</p>
      <FormTextArea form={form} name="note" label={t('dmca.note')} hint={t('dmca.note_hint')} />
    </FormDialog>
  )
}
