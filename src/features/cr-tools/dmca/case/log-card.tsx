import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { getDmcaCase, listDmcaCases, updateDmcaCase } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { DmcaDetail, DmcaLogEntry } from '@/domain/dmca/dmca'
import { formatDateTime } from '@/i18n/format'
import { requiredText } from '@/lib/form-schemas'
import { Card } from '@/ui/card'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useEditDisabledReason } from '../../base/permissions'
import { useShowsForm } from '../../base/use-opened'
import { useCacheCase } from '../use-dmca-cases'

interface CaseLogCardProps {
  dmcaCase: DmcaDetail
  creatorId: string
}

/** Form for a note in the log; its draft survives a reload. */
function LogNoteForm({ dmcaCase: { caseId }, creatorId }: CaseLogCardProps) {
  const { t } = useTranslation('marketplace')
  const show = useCacheCase(creatorId)
  const disabledReason = useEditDisabledReason('dmca')
  const form = useForm({
    schema: v.object({ note: requiredText(t('dmca.fault_note_missing')) }),
    values: { note: '' },
    draftKey: `dmca-note:${caseId}`,
    next: () => ({ note: '' }),
    save: ({ note }, { clientId }) => send(updateDmcaCase, { caseId, note, clientId }, { creatorId }),
    refresh: useInvalidateCalls(getDmcaCase, listDmcaCases),
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
        disabledReason={disabledReason}
        className="justify-self-start"
      >
        {t('dmca.note_add')}
      </SubmitButton>
    </Form>
  )
}

function LogEntry({ entry, by }: { entry: DmcaLogEntry; by: string }) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  return (
    <li className="border-t border-line-quiet px-4 py-3 text-13">
      <p className="font-medium">{t(`dmca.log_${entry.kind}`)}</p>
      {entry.note !== '' && <p className="break-words whitespace-pre-line">{entry.note}</p>}
      <p className="text-text-quiet">
        <bdi>{by}</bdi> · {formatDateTime(entry.at, timezone)}
      </p>
    </li>
  )
}

/** Log of a case, newest first. */
export function CaseLogCard({ dmcaCase, creatorId }: CaseLogCardProps) {
  const { t } = useTranslation('marketplace')
  const showsForm = useShowsForm('dmca')
  const nameOf = useAccountNames(dmcaCase.log.map(({ userId }) => userId))
  return (
    <Card title={t('dmca.log')}>
      {showsForm && (
        <div className="px-4 pb-4">
          <LogNoteForm dmcaCase={dmcaCase} creatorId={creatorId} />
        </div>
      )}
      <ol>
        {dmcaCase.log.map((entry) => (
          <LogEntry key={entry.entryId} entry={entry} by={nameOf(entry.userId)} />
        ))}
      </ol>
    </Card>
  )
}
