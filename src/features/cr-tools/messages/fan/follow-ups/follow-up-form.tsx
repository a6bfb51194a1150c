import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { FAN_FOLLOW_UP_MAX_LENGTH } from '@/config/tool-limits'
import type { FollowUp } from '@/domain/chat/fan'
import { isoOf } from '@/domain/time/instant'
import { useSession } from '@/features/auth'
import { requiredText } from '@/lib/form-schemas'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { readLocalDraft, removeLocalDraft } from '@/services/storage/drafts'
import { Button } from '@/ui/button'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { FormDateTime } from '@/ui/field/form/form-date-fields'
import { type FormMoment, momentSchema } from '@/ui/field/form/moment-schema'
import { FormText } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'

import type { FanSubject } from '../panel/fan-cache'
import { useSaveFollowUp } from './follow-ups'

const DueSchema = v.pipe(
  momentSchema,
  v.check(({ at }) => at !== undefined),
)

/** The draft's key; a new follow-up has no ID. */
const draftKeyOf = ({ creatorId, fanId }: FanSubject, of: FollowUp | undefined): string =>
  `follow-up ${creatorId} ${fanId} ${of?.followUpId ?? 'new'}`

/** Returns whether a draft was left unfinished. */
export function useHasFollowUpDraft(subject: FanSubject, of?: FollowUp): boolean {
  const { userId = '' } = useSession()
  return readLocalDraft(userId, draftKeyOf(subject, of)) !== undefined
}

function useFollowUpForm(subject: FanSubject, of: FollowUp | undefined, onClose: () => void) {
  const { t } = useTranslation('profile')
  const save = useSaveFollowUp(subject)
  const { userId = '' } = useSession()
  const draftKey = draftKeyOf(subject, of)
  const due: FormMoment = { at: of?.dueAt ?? null }
  return useForm({
    schema: v.object({ text: requiredText(t('fan.follow_up_text_missing')), due: DueSchema }),
    values: { text: of?.text ?? '', due },
    draftKey,
    warnsUnsaved: false,
    serverNames: { dueAt: 'due' },
    save: ({ text, due: { at } }, { clientId }) =>
      save.mutateAsync({
        clientId,
        userId: subject.fanId,
        ...(of && { followUpId: of.followUpId }),
        text,
        dueAt: typeof at === 'number' ? isoOf(at) : null,
        done: of?.done ?? false,
      }),
    onSaved: () => {
      removeLocalDraft(userId, draftKey)
      onClose()
    },
  })
}

/** Edits a new or existing follow-up. The draft survives the page; a restored one does not take the focus. */
export function FollowUpForm({
  subject,
  of,
  takesFocus,
  onClose,
}: {
  subject: FanSubject
  of?: FollowUp
  /** Whether the user opened it. */
  takesFocus: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const form = useFollowUpForm(subject, of, onClose)
  const discard = () => {
    form.startOver()
    onClose()
  }
  return (
    <Form form={form} className="gap-3 py-2">
      <FormText
        form={form}
        name="text"
        autoFocus={takesFocus}
        maxLength={FAN_FOLLOW_UP_MAX_LENGTH}
        label={t('fan.follow_up_text')}
        placeholder={t('fan.follow_up_placeholder')}
      />
      <FormDateTime form={form} name="due" label={t('fan.follow_up_due')} timezone={deviceTimeZone()} />
      <FormProblem form={form} />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={discard}>
          {t('fan.follow_up_cancel')}
        </Button>
        <SubmitButton form={form} size="small">
          {t('fan.follow_up_save')}
        </SubmitButton>
      </div>
    </Form>
  )
}
