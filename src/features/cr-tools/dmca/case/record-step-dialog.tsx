import { useTranslation } from '@/i18n/use-translation'

import { getDmcaCase, listDmcaCases, updateDmcaCase, withdrawDmcaCase } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { DmcaDetail } from '@/domain/dmca/dmca'
import type { DmcaOutcome } from '@/domain/dmca/dmca-states'
import { TextDialog } from '@/ui/field/form/text-dialog'

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
  return (
    <TextDialog
      size="small"
      title={t(`dmca.act_${step}`)}
      save={t('dmca.record_save')}
      trackedAs="dmca-step"
      field={{ name: 'note', label: t('dmca.note'), hint: t('dmca.note_hint') }}
      draftKey={`dmca-step:${caseId}:${step}`}
      send={(note, clientId) =>
        step === 'withdraw'
          ? send(withdrawDmcaCase, { caseId, note }, { creatorId })
          : send(updateDmcaCase, { caseId, outcome: step, note, clientId }, { creatorId })
      }
      refresh={useInvalidateCalls(getDmcaCase, listDmcaCases)}
      onSaved={useCacheCase(creatorId)}
      onClose={onClose}
    >
      <p>{t(`dmca.act_${step}_text`)}</p>
    </TextDialog>
  )
}
