import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { REVIEW_MARKS, type ReviewedMessage, type ReviewMark } from '@/domain/agency/message-review'
import { isolate } from '@/lib/text/isolate'
import { useUnsaved } from '@/services/page/unsaved'
import { Button } from '@/ui/button'
import { Segmented } from '@/ui/field/segmented'
import { TextArea } from '@/ui/field/text-area'

import type { ReviewMarks } from './use-review-marks'

const MAX_NOTE_LENGTH = 1000

interface NoteEditorProps {
  message: ReviewedMessage
  nameOf: (id: string) => string
  marks: ReviewMarks
  onDone: () => void
}

/** Edits the note and mark of a message; keeps the input after a failed save. */
export function NoteEditor({ message, nameOf, marks, onDone }: NoteEditorProps) {
  const { t } = useTranslation('analytics')
  const before = message.review?.note ?? ''
  // A mark or note saved elsewhere shows here, until the user changes it.
  const [chosen, setChosen] = useState<ReviewMark>()
  const mark = chosen ?? message.review?.mark ?? 'coach'
  const [written, setNote] = useState<string>()
  const note = written ?? before
  const [isBusy, setBusy] = useState(false)
  useUnsaved(note !== before)
  const save = async () => {
    setBusy(true)
    const isSaved = await marks.save({ message, mark, note })
    setBusy(false)
    if (isSaved) onDone()
  }
  return (
    <form
      className="mt-3 grid max-w-[640px] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextArea
        // The user opened it to write.
        autoFocus
        label={t('performance.note_for', { name: isolate(nameOf(message.userId)) })}
        hint={t('performance.note_hint')}
        value={note}
        maxLength={MAX_NOTE_LENGTH}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && note === before) onDone()
        }}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          name={t('performance.mark')}
          options={REVIEW_MARKS.map((value) => ({ value, label: t(`performance.mark_${value}`) }))}
          value={mark}
          onChange={setChosen}
        />
        <Button type="submit" kind="primary" busy={isBusy}>
          {t('performance.note_save')}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {t('performance.cancel')}
        </Button>
      </div>
    </form>
  )
}
