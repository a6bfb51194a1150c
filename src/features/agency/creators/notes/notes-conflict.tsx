import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { listNotesVersions } from '@/api/calls/agency/agency-creators'
import { queryOf } from '@/api/query'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

import type { NotesForm } from './use-notes-form'
import type { NotesTexts } from './use-notes-texts'

/** Shows both versions after a colleague saved in between, and lets the user choose. */
export function NotesConflict({
  form,
  theirs,
  creatorId,
}: {
  form: NotesForm
  theirs: NotesTexts
  creatorId: string
}) {
  const { t } = useTranslation('analytics')
  const versions = useQuery(queryOf(listNotesVersions, { creatorId })).data?.data
  const by = versions?.find(
    ({ notes, detailedNotes }) => notes === theirs.notes && detailedNotes === theirs.detailedNotes,
  )?.userId
  const nameOf = useAccountNames(by ? [by] : [])
  return (
    <div className="grid gap-3">
      <Banner
        tone="warning"
        actions={
          <>
            <Button size="small" onClick={() => void form.keepMine()}>
              {t('creators.notes_keep_mine')}
            </Button>
            <Button size="small" onClick={form.takeTheirs}>
              {t('creators.notes_take_theirs')}
            </Button>
          </>
        }
      >
        {by
          ? t('creators.notes_conflict', { name: isolate(nameOf(by)) })
          : t('creators.notes_conflict_unknown')}
      </Banner>
      <section
        aria-label={t('creators.notes_theirs')}
        className="rounded-card border border-line p-3 text-13"
      >
        <h3 className="mb-1 font-medium">{t('creators.notes_theirs')}</h3>
        {[theirs.notes, theirs.detailedNotes].map((text, index) => (
          <p
            key={index === 0 ? 'short' : 'detailed'}
            dir="auto"
            className="max-h-40 overflow-y-auto break-words whitespace-pre-wrap text-text-quiet"
          >
            {text}
          </p>
        ))}
      </section>
    </div>
  )
}
