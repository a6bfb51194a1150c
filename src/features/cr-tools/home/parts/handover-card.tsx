import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getHandover } from '@/api/calls/chatter'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Handover } from '@/domain/handover'
import { useHandoverText } from '@/features/clock'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { RelativeTime } from '@/ui/relative-time'
import { Bone } from '@/ui/skeleton'
import { TextArea } from '@/ui/text-area'
import { TextConflict } from '@/ui/text-conflict'
import { plainName } from '@/ui/user-name'
import { RAW, Worded } from '@/ui/worded'

function SavedLine({ handover, hint }: { handover: Handover; hint: string }) {
  const { t } = useTranslation('home')
  if (handover.at === null) return hint
  const parts = { when: <RelativeTime at={handover.at} /> }
  if (!handover.authorName) return <Worded text={t('handover.saved')} parts={parts} />
  const values = { name: isolate(plainName(handover.authorName)) }
  return <Worded text={t('handover.saved_by', RAW)} values={values} parts={parts} />
}

function Note({ creatorId, handover }: { creatorId: string; handover: Handover }) {
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
          {note.isSaving ? (
            t('handover.saving')
          ) : note.isDirty ? (
            t('handover.unsaved')
          ) : (
            <SavedLine handover={handover} hint={t('handover.hint')} />
          )}
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
        skeleton={
          <div className="px-4 pb-4">
            <Bone className="h-20" />
            <Bone className="mt-[9px] mb-1 h-3 w-32" />
          </div>
        }
      >
        {handover.data && <Note key={creatorId} creatorId={creatorId} handover={handover.data} />}
      </ContentState>
    </Card>
  )
}
