import * as v from 'valibot'
import { MessageSquareText, NotebookPen } from 'lucide'
import type { Ref } from 'react'

import { REVIEW_MARKS, type ReviewedMessage, type ReviewMark } from '@/domain/agency/message-review'
import { isImeComposing } from '@/domain/page/shortcut'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { Form, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { FormSegmented } from '@/ui/field/form/form-choice-fields'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'
import { REVIEW_ICON } from '@/ui/review-icon'
import { Badge, type Tone } from '@/ui/text/badge'
import { Kbd } from '@/ui/text/kbd'

import { StaffMessageLine } from '../staff-message-line'
import type { ReviewMarks } from './review-marks'

const MAX_NOTE_LENGTH = 1000

interface NoteEditorProps {
  message: ReviewedMessage
  nameOf: (id: string) => string
  marks: ReviewMarks
  onDone: () => void
}

/** The button that opens and closes the note. */
const noteButtonBeside = (editor: HTMLElement) => editor.closest('li')?.querySelector('button[aria-expanded]')

/** Edits the note and mark of a message; keeps the input after a failed save. */
function NoteEditor({ message, nameOf, marks, onDone }: NoteEditorProps) {
  const { t } = useTranslation(['analytics', 'common'])
  const { mark = 'coach', note = '' } = message.review ?? {}
  const form = useForm({
    schema: v.object({ mark: v.picklist(REVIEW_MARKS), note: v.string() }),
    // A mark or note saved elsewhere shows here, until the user changes it.
    values: { mark, note },
    draftKey: `review-note:${message.messageId}`,
    save: async (written) => ((await marks.save({ message, ...written })) ? written : NOT_SENT),
    onSaved: onDone,
  })
  return (
    <div ref={usePassFocusOn<HTMLDivElement>(noteButtonBeside)}>
      <Form form={form} className="mt-3 max-w-[640px] gap-3">
        <RestoredDraftNotice form={form} />
        <FormTextArea
          form={form}
          name="note"
          // The user opened it to write.
          autoFocus
          label={t('performance.note_for', { name: isolate(nameOf(message.userId)) })}
          hint={t('performance.note_hint')}
          maxLength={MAX_NOTE_LENGTH}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isImeComposing(event.nativeEvent) && !form.isDirty) onDone()
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          <FormSegmented
            form={form}
            name="mark"
            labelHidden
            label={t('performance.mark')}
            options={REVIEW_MARKS.map((value) => ({ value, label: t(`performance.mark_${value}`) }))}
          />
          <SubmitButton form={form}>{t('performance.note_save')}</SubmitButton>
          <Button
            kind="ghost"
            onClick={() => {
              form.startOver()
              onDone()
            }}
          >
            {t('common:form.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  )
}

const TONE: Record<ReviewMark, Tone> = { good: 'success', coach: 'info', flag: 'danger' }

interface ReviewRowProps {
  message: ReviewedMessage
  nameOf: (id: string) => string
  marks: ReviewMarks
  timezone: string
  isCurrent: boolean
  isEditingNote: boolean
  onEditingNote: (isOn: boolean) => void
  onOpenChat: () => void
  onFocus: () => void
  ref: Ref<HTMLButtonElement> | undefined
}

/** The mark and note of a message. */
function ReviewSummary({ message, nameOf }: Pick<ReviewRowProps, 'message' | 'nameOf'>) {
  const { t } = useTranslation('analytics')
  const { review } = message
  if (!review) return null
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-2 text-13">
      <Badge tone={TONE[review.mark]} icon={REVIEW_ICON[review.mark]}>
        {t(`performance.mark_${review.mark}`)}
      </Badge>
      <span className="text-text-quiet">
        {review.note === ''
          ? t('performance.marked_by', { name: isolate(nameOf(review.userId)) })
          : t('performance.noted_by', { name: isolate(nameOf(review.userId)), note: isolate(review.note) })}
      </span>
    </p>
  )
}

function ReviewActions({ message, marks, isEditingNote, onEditingNote, onOpenChat }: ReviewRowProps) {
  const { t } = useTranslation('analytics')
  return (
    <div className="flex shrink-0 items-center gap-1 self-start max-md:mt-1">
      <div role="group" aria-label={t('performance.mark')} className="flex gap-1">
        {REVIEW_MARKS.map((mark, index) => (
          <IconButton
            key={mark}
            icon={REVIEW_ICON[mark]}
            name={t(`performance.mark_as_${mark}`)}
            hint={<Kbd keys={`${index + 1}`} />}
            pressed={message.review?.mark === mark}
            onClick={() => marks.toggle(message, mark)}
          />
        ))}
      </div>
      <IconButton
        icon={NotebookPen}
        name={t('performance.note_write')}
        hint={<Kbd keys="N" />}
        aria-expanded={isEditingNote}
        onClick={() => onEditingNote(!isEditingNote)}
      />
      <IconButton icon={MessageSquareText} name={t('performance.open_context')} onClick={onOpenChat} />
    </div>
  )
}

/** A staff message with its review actions. */
export function ReviewRow(props: ReviewRowProps) {
  const {
    message,
    nameOf,
    marks,
    timezone,
    isCurrent,
    isEditingNote,
    onEditingNote,
    onOpenChat,
    onFocus,
    ref,
  } = props
  const { t } = useTranslation('analytics')
  const failed = marks.failed[message.messageId]
  return (
    <li className="border-b border-line-quiet last:border-b-0">
      <div onFocus={onFocus} className={cx('px-4 py-3', isCurrent && 'bg-fill')}>
        <div className="flex gap-x-4 max-md:flex-col">
          <div className="min-w-0 flex-1">
            <button
              ref={ref}
              type="button"
              {...(isCurrent && { 'aria-current': true })}
              onClick={onOpenChat}
              className="-mx-2 -my-1 block w-[calc(100%+16px)] scroll-mt-24 scroll-mb-8 rounded-control px-2 py-1 text-start"
            >
              <StaffMessageLine message={message} nameOf={nameOf} timezone={timezone} />
            </button>
            <ReviewSummary message={message} nameOf={nameOf} />
          </div>
          <ReviewActions {...props} />
        </div>
        {isEditingNote && (
          <NoteEditor message={message} nameOf={nameOf} marks={marks} onDone={() => onEditingNote(false)} />
        )}
        <ErrorAlert className="mt-2" onRetry={failed?.retry}>
          {failed && t('performance.mark_failed', { reason: failed.text })}
        </ErrorAlert>
      </div>
    </li>
  )
}
