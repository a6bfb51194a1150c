import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getUserNotes } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { FAN_NICKNAME_MAX_LENGTH, FAN_NOTE_MAX_LENGTH } from '@/config/constants'
import type { UserNotes } from '@/domain/chat/user-notes'
import { useSession } from '@/features/auth'
import { Button } from '@/ui/button'
import { SkeletonBar, Skeleton } from '@/ui/skeleton'
import { TextArea } from '@/ui/field/text-area'
import { TextField } from '@/ui/field/text-field'

import { useNoteFocus } from './note-focus'
import { useFolded } from '../base/folded-sections'
import { useFanPermissions } from '../../base/use-fan-permissions'
import { useFanNotes } from './use-fan-notes'
import { NoteConflict } from './note-conflict'
import { NoteStateLine } from './note-state-line'
import { Fact, Facts, Section } from '../base/section'

/** Storage key of the folded state. */
const SECTION = 'notes'
/** The counter shows only near the limit. */
const COUNTER_SHOWN_BELOW = 200

function useCharactersLeft(text: string, max: number) {
  const { t } = useTranslation('profile')
  const left = max - text.length
  return left <= Math.min(COUNTER_SHOWN_BELOW, max / 4) ? { hint: t('fan.note_left', { count: left }) } : {}
}

function NoteEditor({ server }: { server: UserNotes }) {
  const { t } = useTranslation('profile')
  const box = useRef<HTMLDivElement>(null)
  const isBusy = useCallback(() => box.current?.contains(document.activeElement) ?? false, [])
  const { text, state, write, flush, settle } = useFanNotes(useSession().userId ?? '', server, isBusy)
  const nicknameRoom = useCharactersLeft(text.nickname, FAN_NICKNAME_MAX_LENGTH)
  const noteRoom = useCharactersLeft(text.note, FAN_NOTE_MAX_LENGTH)
  const save = () => void flush()
  const note = useRef<HTMLTextAreaElement>(null)
  const [, setFolded] = useFolded(SECTION)
  useNoteFocus(
    note,
    useCallback(() => setFolded(false), [setFolded]),
  )
  return (
    <div ref={box} className="grid gap-3">
      {state.kind === 'conflict' && (
        <NoteConflict mine={text} theirs={state.theirs} field={note} onChoose={settle} />
      )}
      <TextField
        label={t('fan.note_nickname')}
        dir="auto"
        autoComplete="off"
        maxLength={FAN_NICKNAME_MAX_LENGTH}
        value={text.nickname}
        onChange={(event) => write({ nickname: event.target.value })}
        onBlur={save}
        {...nicknameRoom}
      />
      <TextArea
        ref={note}
        label={t('fan.note_text')}
        placeholder={t('fan.note_placeholder')}
        maxLength={FAN_NOTE_MAX_LENGTH}
        value={text.note}
        onChange={(event) => write({ note: event.target.value })}
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
        <Facts>
          <Fact name={t('fan.note_nickname')}>
            <bdi dir="auto">{notes.nickname}</bdi>
          </Fact>
        </Facts>
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
  const { readsNotes, writesNotes } = useFanPermissions()
  const notes = useQuery({ ...queryOf(getUserNotes, { otherUserId: userId }), enabled: readsNotes })
  if (!readsNotes) return null
  return (
    <Section id={SECTION} title={t('fan.note')}>
      {notes.data && (writesNotes ? <NoteEditor server={notes.data} /> : <NoteReader notes={notes.data} />)}
      {notes.isPending && (
        <Skeleton>
          <SkeletonBar className="mt-6 h-control" />
          <SkeletonBar className="mt-9 mb-6 h-20" />
        </Skeleton>
      )}
      {notes.isError && !notes.data && (
        <p role="alert" className="flex flex-wrap gap-x-2 text-13 text-text-quiet">
          {t('fan.note_failed_load')}
          <Button kind="link" size="small" busy={notes.isFetching} onClick={() => void notes.refetch()}>
            {t('fan.retry')}
          </Button>
        </p>
      )}
      {notes.data?.templateName && (
        <div className="mt-3">
          <Facts>
            <Fact name={t('fan.script')}>
              <bdi dir="auto">{notes.data.templateName}</bdi>
            </Fact>
          </Facts>
        </div>
      )}
    </Section>
  )
}
