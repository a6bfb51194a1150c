import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createFeedback, listFeedback, uploadFeedbackScreenshot } from '@/api/calls/account/feedback'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { FEEDBACK_KINDS, type FeedbackKind } from '@/domain/agency/feedback'
import { requiredText } from '@/lib/form-schemas'
import { Banner } from '@/ui/feedback/banner'
import { FormCheckbox, FormSegmented } from '@/ui/field/form/form-choice-fields'
import { useUnsaved } from '@/services/page/unsaved'
import { Form, FormOffline, SubmitButton } from '@/ui/field/form/form'
import { useForm } from '@/ui/field/form/use-form'
import { useIdempotencyKey } from '@/ui/field/form/use-idempotency-key'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { LANGUAGES } from '@/config/languages'
import { currentLanguage } from '@/i18n'

import { type ReportContext, reportContext } from './report-context'
import { base64Of } from './screenshot'
import { ScreenshotField } from './screenshot-field'

/** Shows the full context of a report before it is sent. */
function ReportContextList({ context }: { context: ReportContext }) {
  const { t } = useTranslation('settings')
  const rows = [
    [t('feedback.fact_page'), context.route],
    [t('feedback.fact_app'), context.appVersion],
    [t('feedback.fact_api'), context.apiVersion ?? t('feedback.fact_unknown')],
    [t('feedback.fact_language'), LANGUAGES[currentLanguage()].label],
    [t('feedback.fact_browser'), context.browser],
  ] as const
  return (
    <section aria-labelledby="feedback-facts" className="rounded-card bg-surface-sunken p-4 text-13">
      <h2 id="feedback-facts" className="font-medium">
        {t('feedback.facts_title')}
      </h2>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-quiet">{name}</dt>
            <dd className="break-words">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-text-quiet">{t('feedback.facts_none')}</p>
    </section>
  )
}

const TEXT_MAX = 5000

const NO_FEEDBACK: { kind: FeedbackKind; text: string; contactOk: boolean } = {
  kind: 'problem',
  text: '',
  contactOk: false,
}

/** Sends a report and its picture, each with its key: that of the form does not know the picture. */
function useSendFeedback({ apiVersion, ...context }: ReportContext, screenshot: File | undefined) {
  const key = useIdempotencyKey<unknown>()
  // That of the first attempt: a deploy before the retry must not make it another report.
  const version = useRef({ clientId: '', apiVersion })
  const pictureKey = useIdempotencyKey<string>()
  return async (draft: typeof NO_FEEDBACK) => {
    const file = screenshot && [screenshot.name, screenshot.size, screenshot.lastModified]
    const { clientId } = key.begin({ ...context, ...draft, file })
    if (version.current.clientId !== clientId) version.current = { clientId, apiVersion }
    const picture = screenshot && {
      clientId: pictureKey.begin(clientId).clientId,
      type: screenshot.type,
      data: await base64Of(screenshot),
    }
    const mediaIds = picture ? [(await send(uploadFeedbackScreenshot, picture)).mediaId] : []
    await send(createFeedback, { ...context, ...draft, mediaIds, ...version.current })
    key.end()
    return screenshot
  }
}

/** Everything of the form except its rendering. */
function useFeedbackForm() {
  const { t } = useTranslation('settings')
  const [screenshot, setScreenshot] = useState<File>()
  // The draft keeps the text, not the picture.
  useUnsaved(screenshot !== undefined)
  const context = reportContext()
  const sendFeedback = useSendFeedback(context, screenshot)
  const form = useForm({
    schema: v.object({
      kind: v.picklist(FEEDBACK_KINDS),
      text: v.pipe(
        requiredText(t('feedback.text_missing')),
        v.maxLength(TEXT_MAX, t('feedback.text_too_long', { count: TEXT_MAX })),
      ),
      contactOk: v.boolean(),
    }),
    values: NO_FEEDBACK,
    next: ({ kind }) => ({ ...NO_FEEDBACK, kind }),
    draftKey: 'feedback',
    warnsUnsaved: false,
    save: sendFeedback,
    refresh: useInvalidateCalls(listFeedback),
    done: t('feedback.sent'),
    onSaved: (sent, isMore) => {
      // Text typed since keeps its picture.
      if (!isMore) setScreenshot((now) => (now === sent ? undefined : now))
    },
  })
  return { form, screenshot, setScreenshot, context }
}

/** A report, an idea or praise. Typed text stays until it is sent. */
export function FeedbackForm() {
  const { t } = useTranslation('settings')
  const { form, screenshot, setScreenshot, context } = useFeedbackForm()
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <Form form={form} className="gap-5">
      <FormSegmented
        form={form}
        name="kind"
        labelHidden
        label={t('feedback.kind')}
        options={FEEDBACK_KINDS.map((one) => ({ value: one, label: t(`feedback.kind_${one}`) }))}
      />
      <FormTextArea
        form={form}
        name="text"
        label={t(`feedback.text_${kind}`)}
        hint={t('feedback.text_hint')}
        rows={6}
      />
      <ScreenshotField file={screenshot} onChange={setScreenshot} />
      <FormCheckbox form={form} name="contactOk">
        {t('feedback.contact_ok')}
      </FormCheckbox>
      <ReportContextList context={context} />
      <FormOffline form={form} />
      {form.problem !== undefined && <Banner tone="danger">{form.problem}</Banner>}
      <div>
        <SubmitButton form={form}>{t('feedback.send')}</SubmitButton>
      </div>
    </Form>
  )
}
