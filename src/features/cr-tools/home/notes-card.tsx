import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getCreatorNotes } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { CreatorNotes } from '@/domain/agency/creator-notes'
import { usePermission } from '@/features/auth'
import { Card } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { SkeletonBars } from '@/ui/skeleton'

function NoteText({ children }: { children: string }) {
  return (
    <p className="break-words whitespace-pre-line">
      <bdi dir="auto">{children}</bdi>
    </p>
  )
}

function CreatorNotesText({ creatorNotes: { notes, detailedNotes } }: { creatorNotes: CreatorNotes }) {
  const { t } = useTranslation('home')
  const hasDetails = detailedNotes.trim() !== ''
  return (
    <div className="grid gap-2 px-4 pb-4">
      {notes.trim() !== '' && <NoteText>{notes.trim()}</NoteText>}
      {notes.trim() === '' && !hasDetails && <p className="text-text-quiet">{t('home.notes_empty')}</p>}
      {hasDetails && (
        <details>
          <summary className="hit-target w-fit cursor-default rounded-mark text-13 font-medium text-text-quiet hover:text-text">
            {t('home.detailed_notes')}
          </summary>
          <div className="mt-2">
            <NoteText>{detailedNotes.trim()}</NoteText>
          </div>
        </details>
      )}
    </div>
  )
}

/** The agency's notes about the creator; details are collapsed. */
export function CreatorNotesCard({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('home')
  const isOff = usePermission('notes') === 'off'
  const notes = useQuery({ ...queryOf(getCreatorNotes, { creatorId }), enabled: !isOff })
  const status = useQueryStatus(notes)
  return (
    <Card title={t('home.notes')}>
      <ContentState
        status={isOff ? { kind: 'empty' } : status}
        skeleton={<SkeletonBars className="px-4 pb-4" bars={['my-1 h-3 w-full', 'my-2 h-3 w-2/3']} />}
        empty={<p className="px-4 pb-4 text-text-quiet">{t('home.notes_off')}</p>}
      >
        {notes.data && <CreatorNotesText creatorNotes={notes.data} />}
      </ContentState>
    </Card>
  )
}
