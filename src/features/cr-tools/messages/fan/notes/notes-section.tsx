import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide'
import { useCallback, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getUserNotes } from '@/api/calls/account/user'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { FAN_NICKNAME_MAX_LENGTH, FAN_NOTE_MAX_LENGTH } from '@/config/tool-limits'
import type { UserNotes } from '@/domain/chat/user-notes'
import { useSession } from '@/features/auth'
import { formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { FieldError } from '@/ui/feedback/field-error'
import { Icon } from '@/ui/icon'
import { SkeletonBar, Skeleton } from '@/ui/skeleton'
import { TextArea } from '@/ui/field/text-area'
import { TextConflict } from '@/ui/field/text-conflict'
import { TextField } from '@/ui/field/text-field'

import { useNoteFocus } from './note-focus'
import { useMayEdit, useMayOpen } from '../../../base/permissions'
import { type NoteState, useFanNotes } from './use-fan-notes'
import { PanelFact, PanelFacts, Section, useFolded } from '../panel/section'

/** Storage key of the folded state. */
const SECTION = 'notes'
/** The counter shows only near the limit. */
const COUNTER_SHOWN_BELOW = 200

function useCharactersLeft(text: string, max: number) {
  const { t } = useTranslation('profile')
  const left = max - text.length
  return left <= Math.min(COUNTER_SHOWN_BELOW, max / 4) ? { hint: t('fan.note_left', { count: left }) } : {}
}

/** The state of the autosave; always mounted, so that the layout does not shift. */
function NoteStateLine({ state, onRetry }: { state: NoteState; onRetry: () => void }) {
  const { t } = useTranslation(['profile', 'common'])
  if (state.kind === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-baseline gap-x-2">
        <FieldError>{t('fan.note_failed', { reason: errorText(state.error) })}</FieldError>
        <Button kind="link" size="small" onClick={onRetry}>
          {t('common:error_state.retry')}
        </Button>
      </div>
    )
  return (
    <p role="status" className="flex min-h-[18px] items-center gap-1 text-13 text-text-quiet">
      {state.kind === 'typed' && t('fan.note_typed')}
      {state.kind === 'saving' && t('fan.note_saving')}
      {state.kind === 'saved' && (
        <>
          <Icon of={Check} size="xxs" />
          {t('fan.note_saved_at', { time: isolate(formatTime(state.at)) })}
        </>
      )}
    </p>
  )
}

function NoteEditor({ server }: { server: UserNotes }) {
  const { t } = useTranslation('profile')
  const box = useRef<HTMLDivElement>(null)
  const isBusy = useCallback(() => box.current?.contains(document.activeElement) ?? false, [])
  const { text, state, autosave } = useFanNotes(useSession().userId ?? '', server, isBusy)
  const nicknameRoom = useCharactersLeft(text.nickname, FAN_NICKNAME_MAX_LENGTH)
  const noteRoom = useCharactersLeft(text.note, FAN_NOTE_MAX_LENGTH)
  const save = () => void autosave.flush()
  const note = useRef<HTMLTextAreaElement>(null)
  const [, setFolded] = useFolded(SECTION)
  useNoteFocus(
    note,
    useCallback(() => setFolded(false), [setFolded]),
  )
  return (
    <div ref={box} className="grid gap-3">
      {state.kind === 'conflict' && (
        <TextConflict
          labels={{ nickname: t('fan.conflict_nickname'), note: t('fan.conflict_note') }}
          mine={text}
          theirs={state.theirs}
          mayKeepBoth={Boolean(state.theirs.note)}
          field={note}
          onChoose={autosave.resolveConflict}
        />
      )}
      <TextField
        label={t('fan.note_nickname')}
        maxLength={FAN_NICKNAME_MAX_LENGTH}
        value={text.nickname}
        onChange={(event) => autosave.edit({ nickname: event.target.value })}
        onBlur={save}
        {...nicknameRoom}
      />
      <TextArea
        ref={note}
        label={t('fan.note_text')}
        placeholder={t('fan.note_placeholder')}
        maxLength={FAN_NOTE_MAX_LENGTH}
        value={text.note}
        onChange={(event) => autosave.edit({ note: event.target.value })}
        onBlur={save}
        {...noteRoom}
      />
      <NoteStateLine state={state} onRetry={save} />
    </div>
  )
}

function NoteReader({ notes }: { notes: UserNotes }) {
  const { t } = useTranslation('profile')
  return (
    <div className="grid gap-2 text-13">
      {notes.nickname !== '' && (
        <PanelFacts>
          <PanelFact name={t('fan.note_nickname')}>
            <bdi dir="auto">{notes.nickname}</bdi>
          </PanelFact>
        </PanelFacts>
      )}
      <p className="break-words whitespace-pre-line">
        {notes.note === '' ? (
          <span className="text-text-quiet">{t('fan.note_empty')}</span>
        ) : (
          <bdi dir="auto">{notes.note}</bdi>
        )}
      </p>
      <p className="text-text-quiet">{t('fan.note_read_only')}</p>
    </div>
  )
}

/** Autosaved nickname and note of the staff about the fan (requirements 3). */
export function NotesSection({ userId }: { userId: string }) {
  const { t } = useTranslation('profile')
  const mayReadNotes = useMayOpen('notes')
  const mayWriteNotes = useMayEdit('notes')
  const notes = useQuery({ ...queryOf(getUserNotes, { otherUserId: userId }), enabled: mayReadNotes })
  if (!mayReadNotes) return null
  return (
    <Section id={SECTION} title={t('fan.note')}>
      {notes.data && (mayWriteNotes ? <NoteEditor server={notes.data} /> : <NoteReader notes={notes.data} />)}
      {notes.isPending && (
        <Skeleton>
          <SkeletonBar className="mt-6 h-control" />
          <SkeletonBar className="mt-9 mb-6 h-20" />
        </Skeleton>
      )}
      <ErrorAlert onRetry={() => void notes.refetch()} isRetrying={notes.isFetching}>
        {notes.isError && !notes.data && t('fan.note_failed_load')}
      </ErrorAlert>
      {notes.data?.templateName && (
        <div className="mt-3">
          <PanelFacts>
            <PanelFact name={t('fan.script')}>
              <bdi dir="auto">{notes.data.templateName}</bdi>
            </PanelFact>
          </PanelFacts>
        </div>
      )}
    </Section>
  )
}
