import { type SubmitEvent, useCallback, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { FEEDBACK_KINDS } from '@/domain/feedback'
import { useComposer } from '@/services/use-composer'
import { toast } from '@/services/toasts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Segmented } from '@/ui/segmented'
import { TextArea } from '@/ui/text-area'

import { factsFrom } from '../facts'
import { isSameDraft, useFeedbackDraft } from '../feedback-draft'
import { useSendFeedback } from '../use-send-feedback'
import { FactsList } from './facts-list'
import { ScreenshotField } from './screenshot-field'

const MOST_SIGNS = 5000

/** What keeps a text from being sent; the word for it is below the field. */
const problemOf = (text: string): 'text_missing' | 'text_too_long' | undefined => {
  if (text.trim() === '') return 'text_missing'
  return text.length > MOST_SIGNS ? 'text_too_long' : undefined
}

/** Everything of the form but its looks. */
function useFeedbackForm(userId: string, from: unknown) {
  const { t } = useTranslation('settings')
  const { draft, change, empty } = useFeedbackDraft(userId)
  const [screenshot, setScreenshot] = useState<File>()
  const [isChecked, setChecked] = useState(false)
  const sending = useSendFeedback((sent) => {
    toast.success(t('feedback.sent'))
    empty(sent.draft)
    // What was written since keeps its picture.
    if (isSameDraft(draft, sent.draft)) setScreenshot((now) => (now === sent.screenshot ? undefined : now))
    setChecked(false)
  })
  const facts = factsFrom(from)
  const found = isChecked ? problemOf(draft.text) : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problemOf(draft.text) || sending.isPending) return
    sending.mutate({ draft, facts, screenshot })
  }
  const problem = found && t(`feedback.${found}`, { count: MOST_SIGNS })
  return { draft, change, screenshot, setScreenshot, sending, facts, problem, submit }
}

/** Report, idea or praise. What is written stays until it is sent. */
export function FeedbackForm({ userId, from }: { userId: string; from: unknown }) {
  const { t } = useTranslation('settings')
  const { draft, change, screenshot, setScreenshot, sending, facts, problem, submit } = useFeedbackForm(
    userId,
    from,
  )
  // The draft is kept with every sign: nothing is left to store before a reload.
  const text = useComposer<HTMLTextAreaElement>(useCallback(() => undefined, []))
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <Segmented
          name={t('feedback.kind')}
          options={FEEDBACK_KINDS.map((kind) => ({ value: kind, label: t(`feedback.kind_${kind}`) }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <TextArea
        ref={text}
        label={t(`feedback.text_${draft.kind}`)}
        hint={t('feedback.text_hint')}
        error={problem}
        rows={6}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <ScreenshotField file={screenshot} onChange={setScreenshot} />
      <Checkbox checked={draft.contactOk} onChange={(contactOk) => change({ contactOk })}>
        {t('feedback.contact_ok')}
      </Checkbox>
      <FactsList facts={facts} />
      {sending.error && <Banner tone="danger">{errorText(sending.error)}</Banner>}
      <div>
        <Button type="submit" kind="primary" busy={sending.isPending}>
          {t('feedback.send')}
        </Button>
      </div>
    </form>
  )
}
