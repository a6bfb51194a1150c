import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { updateDmcaCase } from '@/api/calls/dmca'
import { send } from '@/api/send'
import type { DmcaDetail, DmcaLogEntry } from '@/domain/dmca'
import { useCurrentUser } from '@/features/auth'
import { useNames } from '@/features/figures/use-names'
import { formatDateTime } from '@/i18n/format'
import { needed } from '@/lib/written-rules'
import { Card } from '@/ui/card'
import { Form, FormProblem, KeptNotice, SubmitButton } from '@/ui/form/form'
import { useForm } from '@/ui/form/use-form'
import { FormTextArea } from '@/ui/form/written-fields'

import { useDmcaOff, useDmcaZone, useShowCase } from '../use-dmca'

interface LogCardProps {
  of: DmcaDetail
  creatorId: string
}

/** Form for a note in the log; its draft survives a reload. */
function NoteForm({ of: { caseId }, creatorId }: LogCardProps) {
  const { t } = useTranslation('marketplace')
  const show = useShowCase(creatorId)
  const off = useDmcaOff()
  const userId = useCurrentUser().data?.userId ?? ''
  const form = useForm({
    schema: v.object({ note: needed(t('dmca.fault_note_missing')) }),
    values: { note: '' },
    kept: { userId, place: `dmca-note:${caseId}` },
    next: () => ({ note: '' }),
    save: ({ note }) => send(updateDmcaCase, { caseId, note }, { creatorId }),
    onSaved: show,
  })
  return (
    <Form form={form} className="gap-2">
      <KeptNotice form={form} />
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

function Entry({ of, by }: { of: DmcaLogEntry; by: string }) {
  const { t } = useTranslation('marketplace')
  const timezone = useDmcaZone()
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
export function LogCard({ of, creatorId }: LogCardProps) {
  const { t } = useTranslation('marketplace')
  const off = useDmcaOff()
  const nameOf = useNames(of.log.map(({ userId }) => userId))
  return (
    <Card title={t('dmca.log')}>
      {off === undefined && (
        <div className="px-4 pb-4">
          <NoteForm of={of} creatorId={creatorId} />
        </div>
      )}
      <ol>
        {of.log.map((entry) => (
          <Entry key={entry.entryId} of={entry} by={nameOf(entry.userId)} />
        ))}
      </ol>
    </Card>
  )
}
