import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getHandover } from '@/api/calls/chatter/chatter'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import type { Handover } from '@/domain/shift/handover'
import { HandoverConflict, type HandoverNote, useHandoverText } from '@/features/clock'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { RelativeTime } from '@/ui/text/time'
import { SkeletonBars } from '@/ui/skeleton'
import { TextArea } from '@/ui/field/text-area'
import { isolatedName } from '@/ui/text/user-name'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'

function SavedBy({ handover, hint }: { handover: Handover; hint: string }) {
  const { t } = useTranslation('home')
  if (handover.at === null) return hint
  const parts = { when: <RelativeTime at={handover.at} isSilent /> }
  if (!handover.authorName) return <RichText text={t('handover.saved')} parts={parts} />
  const values = { name: isolatedName(handover.authorName) }
  return <RichText text={t('handover.saved_by', RAW_TEXT)} values={values} parts={parts} />
}

function SaveStatus({ note, handover }: { note: HandoverNote; handover: Handover }) {
  const { t } = useTranslation('home')
  if (note.state.kind === 'saving') return t('handover.saving')
  if (note.isDirty) return t('handover.unsaved')
  return <SavedBy handover={handover} hint={t('handover.hint')} />
}

function HandoverEditor({ creatorId, handover }: { creatorId: string; handover: Handover }) {
  const { t } = useTranslation('home')
  const note = useHandoverText(creatorId, handover)
  const { text, state, autosave } = note
  const field = useRef<HTMLTextAreaElement>(null)
  const save = () => void autosave.flush()
  return (
    <div className="grid gap-2 px-4 pb-4">
      <HandoverConflict note={note} field={field} />
      <TextArea
        ref={field}
        label={t('handover.label')}
        labelHidden
        rows={4}
        placeholder={t('handover.label')}
        value={text.text}
        onChange={(event) => autosave.edit({ text: event.target.value })}
        onBlur={save}
        error={state.kind === 'failed' && t('handover.failed', { reason: errorText(state.error) })}
      />
      {state.kind === 'failed' ? (
        <Button size="small" className="justify-self-start" onClick={save}>
          {t('handover.retry')}
        </Button>
      ) : (
        <p role="status" className="text-13 text-text-quiet">
          <SaveStatus note={note} handover={handover} />
        </p>
      )}
    </div>
  )
}

/** Editable note for the next shift; saves on blur (screens S9). */
export function HandoverCard({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('home')
  const handover = useQuery(queryOf(getHandover, { creatorId }))
  return (
    <Card title={t('handover.title')}>
      <QueryContent
        of={handover}
        skeleton={<SkeletonBars className="px-4 pb-4" bars={['h-20', 'mt-[9px] mb-1 h-3 w-32']} />}
      >
        {(data) => <HandoverEditor key={creatorId} creatorId={creatorId} handover={data} />}
      </QueryContent>
    </Card>
  )
}
