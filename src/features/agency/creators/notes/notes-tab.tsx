import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide'
import { type Ref, type RefObject, useRef } from 'react'
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
import { TextConflict } from '@/ui/field/text-conflict'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'

import { isSameNotes, type NotesForm, type NotesTexts } from './use-notes-form'
import { VersionsList } from './versions-list'

const MAX_LENGTH = { notes: NOTES_MAX_LENGTH, detailedNotes: DETAILED_NOTES_MAX_LENGTH } as const

function NotesField({
  name,
  form,
  isReadOnly,
  ref,
}: {
  name: keyof NotesTexts
  form: NotesForm
  isReadOnly: boolean
  ref?: Ref<HTMLTextAreaElement>
}) {
  const { t } = useTranslation('analytics')
  const text = form.text[name]
  const counts = { count: formatNumber(text.length), most: formatNumber(MAX_LENGTH[name]) }
  const isOver = text.length > MAX_LENGTH[name]
  return (
    <TextArea
      ref={ref}
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
      onChange={(event) => form.autosave.edit({ [name]: event.target.value })}
      onBlur={() => void form.autosave.flush()}
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

/** Shows what a colleague saved in between, and lets the user choose. */
function NotesConflict({
  form,
  theirs,
  creatorId,
  field,
}: {
  form: NotesForm
  theirs: Partial<NotesTexts>
  creatorId: string
  field: RefObject<HTMLElement | null>
}) {
  const { t } = useTranslation('analytics')
  const versions = useQuery(queryOf(listNotesVersions, { creatorId })).data?.data
  const by = versions?.find((version) => isSameNotes(version, { ...version, ...theirs }))?.userId
  const nameOf = useAccountNames(by ? [by] : [])
  return (
    <TextConflict
      title={
        by
          ? t('creators.notes_conflict', { name: isolate(nameOf(by)) })
          : t('creators.notes_conflict_unknown')
      }
      labels={{ notes: t('creators.notes_short'), detailedNotes: t('creators.notes_detailed') }}
      mine={form.text}
      theirs={theirs}
      mayKeepBoth={Object.values(theirs).some(Boolean)}
      field={field}
      onChoose={form.autosave.resolveConflict}
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
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid gap-4">
      {isReadOnly && <Banner icon={Lock}>{t('creators.notes_locked')}</Banner>}
      {state.kind === 'conflict' && (
        <NotesConflict form={form} theirs={state.theirs} creatorId={creatorId} field={field} />
      )}
      <NotesField ref={field} name="notes" form={form} isReadOnly={isReadOnly} />
      <NotesField name="detailedNotes" form={form} isReadOnly={isReadOnly} />
      <div className="flex min-h-8 flex-wrap items-center gap-2 text-13 text-text-quiet">
        <span role="status">
          <SaveState form={form} creatorId={creatorId} />
        </span>
      </div>
      {state.kind === 'failed' && (
        <Banner tone="danger" onRetry={() => void form.autosave.flush()}>
          {t('creators.notes_failed', { reason: errorText(state.error) })}
        </Banner>
      )}
      <VersionsList form={form} creatorId={creatorId} isReadOnly={isReadOnly} />
    </div>
  )
}
