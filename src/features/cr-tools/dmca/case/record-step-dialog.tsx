import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { updateDmcaCase, withdrawDmcaCase } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import type { DmcaDetail } from '@/domain/dmca/dmca'
import type { DmcaOutcome } from '@/domain/dmca/dmca-states'
import { optionalText } from '@/lib/form-schemas'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'

import { useCacheCase } from '../use-dmca-cases'

interface RecordStepDialogProps {
  dmcaCase: DmcaDetail
  step: DmcaOutcome | 'withdraw'
  creatorId: string
  onClose: () => void
}

/** Dialog that records a step of the case, with a note for the log. */
export function RecordStepDialog({ dmcaCase: { caseId }, step, creatorId, onClose }: RecordStepDialogProps) {
  const { t } = useTranslation('marketplace')
  const show = useCacheCase(creatorId)
  const form = useForm({
    schema: v.object({ note: optionalText }),
    values: { note: '' },
    draftKey: `dmca-step:${caseId}:${step}`,
    save: ({ note }, { clientId }) =>
      step === 'withdraw'
        ? send(withdrawDmcaCase, { caseId, note }, { creatorId })
        : send(updateDmcaCase, { caseId, outcome: step, note, clientId }, { creatorId }),
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
