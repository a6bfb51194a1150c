import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { listNotesVersions } from '@/api/calls/agency/agency-creators'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { DETAILED_NOTES_MAX_LENGTH, NOTES_MAX_LENGTH } from '@/domain/agency/creator-notes'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { RelativeTime } from '@/ui/text/time'
import { Spinner } from '@/ui/spinner'
import { TextArea } from '@/ui/field/text-area'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'

import { NotesConflict } from './notes-conflict'
import type { NotesForm } from './use-notes-form'
import type { NotesTexts } from './use-notes-texts'
import { VersionsList } from './versions-list'

const MAX_LENGTH = { notes: NOTES_MAX_LENGTH, detailedNotes: DETAILED_NOTES_MAX_LENGTH } as const

function NotesField({
  name,
  form,
  isReadOnly,
}: {
  name: keyof NotesTexts
  form: NotesForm
  isReadOnly: boolean
}) {
  const { t } = useTranslation('analytics')
  const text = form.draft[name]
  const counts = { count: formatNumber(text.length), most: formatNumber(MAX_LENGTH[name]) }
  const isOver = text.length > MAX_LENGTH[name]
  return (
    <TextArea
      label={t(`creators.${name === 'notes' ? 'notes_short' : 'notes_detailed'}`)}
      aside={
        <span className={isOver ? 'text-danger-text' : 'text-text-quiet'}>
          {t('creators.letters', counts)}
        </span>
      }
      error={isOver ? t('creators.too_long', { most: counts.most }) : undefined}
      rows={name === 'notes' ? 3 : 9}
      readOnly={isReadOnly}
      value={text}
      onChange={(event) => form.change({ [name]: event.target.value })}
      onBlur={() => void form.save()}
    />
  )
}

/** The save state, and who wrote the notes last. */
function SaveState({ form, creatorId }: { form: NotesForm; creatorId: string }) {
  const { t } = useTranslation('analytics')
  const last = useQuery(queryOf(listNotesVersions, { creatorId })).data?.data[0]
  const nameOf = useAccountNames(last?.userId ? [last.userId] : [])
  const { state, isDirty } = form
  if (state.kind === 'saving')
    return (
      <span className="inline-flex items-center gap-2">
        <Spinner />
        {t('creators.notes_saving')}
      </span>
    )
  if (isDirty && state.kind !== 'failed' && state.kind !== 'conflict') return t('creators.notes_unsaved')
  if (state.kind === 'saved') return t('creators.notes_saved')
  if (state.kind !== 'idle' || !last) return null
  return (
    <RichText
      text={t(last.userId ? 'creators.notes_last' : 'creators.notes_last_nobody', RAW_TEXT)}
      values={{ name: isolate(last.userId ? nameOf(last.userId) : '') }}
      parts={{ when: <RelativeTime at={last.at} /> }}
    />
  )
}

/** Tells users without access to notes who can grant it (screens S0). */
export function NotesLocked() {
  const { t } = useTranslation('analytics')
  return <Banner icon={Lock}>{t('creators.notes_off')}</Banner>
}

/** The agency's notes about a creator: a short everyday text, and a long one (screens S4). */
export function NotesTab({
  form,
  creatorId,
  isReadOnly,
}: {
  form: NotesForm
  creatorId: string
  isReadOnly: boolean
}) {
  const { t } = useTranslation('analytics')
  const { state } = form
  return (
    <div className="grid gap-4">
      {isReadOnly && <Banner icon={Lock}>{t('creators.notes_locked')}</Banner>}
      {state.kind === 'conflict' && <NotesConflict form={form} theirs={state.theirs} creatorId={creatorId} />}
      <NotesField name="notes" form={form} isReadOnly={isReadOnly} />
      <NotesField name="detailedNotes" form={form} isReadOnly={isReadOnly} />
      <div className="flex min-h-8 flex-wrap items-center gap-2 text-13 text-text-quiet">
        <span role="status">
          <SaveState form={form} creatorId={creatorId} />
        </span>
      </div>
      {state.kind === 'failed' && (
        <Banner tone="danger" onRetry={() => void form.save()}>
          {t('creators.notes_failed', { reason: errorText(state.error) })}
        </Banner>
      )}
      <VersionsList form={form} creatorId={creatorId} isReadOnly={isReadOnly} />
    </div>
  )
}
