import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getHandover } from '@/api/calls/chatter/chatter'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Handover } from '@/domain/shift/handover'
import { useHandoverText } from '@/features/clock'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { RelativeTime } from '@/ui/text/time'
import { SkeletonBars } from '@/ui/skeleton'
import { TextArea } from '@/ui/field/text-area'
import { TextConflict } from '@/ui/field/text-conflict'
import { plainName } from '@/ui/text/user-name'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'

function SavedBy({ handover, hint }: { handover: Handover; hint: string }) {
  const { t } = useTranslation('home')
  if (handover.at === null) return hint
  const parts = { when: <RelativeTime at={handover.at} /> }
  if (!handover.authorName) return <RichText text={t('handover.saved')} parts={parts} />
  const values = { name: isolate(plainName(handover.authorName)) }
  return <RichText text={t('handover.saved_by', RAW_TEXT)} values={values} parts={parts} />
}

function SaveStatus({ note, handover }: { note: ReturnType<typeof useHandoverText>; handover: Handover }) {
  const { t } = useTranslation('home')
  if (note.isSaving) return t('handover.saving')
  if (note.isDirty) return t('handover.unsaved')
  return <SavedBy handover={handover} hint={t('handover.hint')} />
}

function HandoverNote({ creatorId, handover }: { creatorId: string; handover: Handover }) {
  const { t } = useTranslation('home')
  const note = useHandoverText(creatorId, handover)
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid gap-2 px-4 pb-4">
      {note.theirs !== undefined && (
        <TextConflict
          parts={[{ mine: note.text, theirs: note.theirs }]}
          mayKeepBoth={note.theirs !== ''}
          field={field}
          onChoose={note.settle}
        />
      )}
      <TextArea
        ref={field}
        label={t('handover.label')}
        labelHidden
        rows={4}
        placeholder={t('handover.label')}
        value={note.text}
        onChange={(event) => note.write(event.target.value)}
        onBlur={note.saveIfChanged}
        error={note.problem && t('handover.failed', { reason: errorText(note.problem) })}
      />
      {note.problem ? (
        <Button size="small" className="justify-self-start" onClick={note.saveAgain}>
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
      <ContentState
        status={useQueryStatus(handover)}
        skeleton={<SkeletonBars className="px-4 pb-4" bars={['h-20', 'mt-[9px] mb-1 h-3 w-32']} />}
      >
        {handover.data && <HandoverNote key={creatorId} creatorId={creatorId} handover={handover.data} />}
      </ContentState>
    </Card>
  )
}
