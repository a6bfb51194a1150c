import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { updateDmcaCase } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import type { DmcaDetail, DmcaLogEntry } from '@/domain/dmca/dmca'
import { formatDateTime } from '@/i18n/format'
import { requiredText } from '@/lib/form-schemas'
import { Card } from '@/ui/card'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useEditDisabledReason } from '../../base/permissions'
import { useCacheCase } from '../use-dmca-cases'

interface CaseLogCardProps {
  of: DmcaDetail
  creatorId: string
}

/** Form for a note in the log; its draft survives a reload. */
function LogNoteForm({ of: { caseId }, creatorId }: CaseLogCardProps) {
  const { t } = useTranslation('marketplace')
  const show = useCacheCase(creatorId)
  const off = useEditDisabledReason('dmca')
  const form = useForm({
    schema: v.object({ note: requiredText(t('dmca.fault_note_missing')) }),
    values: { note: '' },
    draftKey: `dmca-note:${caseId}`,
    next: () => ({ note: '' }),
    save: ({ note }) => send(updateDmcaCase, { caseId, note }, { creatorId }),
    onSaved: show,
  })
  return (
    <Form form={form} className="gap-2">
      <RestoredDraftNotice form={form} />
      <FormTextArea form={form} name="note" label={t('dmca.note')} rows={2} />
      <FormProblem form={form} />
      <SubmitButton
        form={form}
        kind="neutral"
        size="small"
        disabledReason={off}
        className="justify-self-start"
      >
        {t('dmca.note_add')}
      </SubmitButton>
    </Form>
  )
}

function LogEntry({ of, by }: { of: DmcaLogEntry; by: string }) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  return (
    <li className="border-t border-line-quiet px-4 py-3 text-13">
      <p className="font-medium">{t(`dmca.log_${of.kind}`)}</p>
      {of.note !== '' && <p className="break-words whitespace-pre-line">{of.note}</p>}
      <p className="text-text-quiet">
        <bdi>{by}</bdi> · {formatDateTime(of.at, timezone)}
      </p>
    </li>
  )
}

/** Log of a case, newest first. */
export function CaseLogCard({ of, creatorId }: CaseLogCardProps) {
  const { t } = useTranslation('marketplace')
  const off = useEditDisabledReason('dmca')
  const nameOf = useAccountNames(of.log.map(({ userId }) => userId))
  return (
    <Card title={t('dmca.log')}>
      {off === undefined && (
        <div className="px-4 pb-4">
          <LogNoteForm of={of} creatorId={creatorId} />
        </div>
      )}
      <ol>
        {of.log.map((entry) => (
          <LogEntry key={entry.entryId} of={entry} by={nameOf(entry.userId)} />
        ))}
      </ol>
    </Card>
  )
}
