import { useRef } from 'react'
import * as v from 'valibot'

import { nudge } from '@/api/calls/agency/floor'
import { send } from '@/api/send'
import { formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { requiredText } from '@/lib/form-schemas'
import { isolate } from '@/lib/text/isolate'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'

const MAX_TEXT_LENGTH = 500
const MAX_NAMES = 3

/** The text, and its sending to one after the other. */
function useNudgeForm(userIds: readonly string[], onDone: () => void) {
  const { t } = useTranslation('analytics')
  /** Those who have it already, so that a retry sends it to each person once. */
  const sentTo = useRef(new Set<string>())
  return useForm({
    schema: v.object({ text: requiredText(t('performance.nudge_empty')) }),
    values: { text: '' },
    draftKey: `nudge:${userIds.join()}`,
    save: async ({ text }, { clientId }) => {
      for (const userId of userIds.filter((id) => !sentTo.current.has(id))) {
        await send(nudge, { clientId: `${clientId} ${userId}`, userId, text })
        sentTo.current.add(userId)
      }
    },
    done: t('performance.nudge_sent', { count: userIds.length }),
    onSaved: onDone,
  })
}

/** Sends a notification to some of the team. */
export function NudgeDialog({
  userIds,
  nameOf,
  onClose,
}: {
  userIds: readonly string[]
  nameOf: (id: string) => string
  onClose: () => void
}) {
  const { t } = useTranslation('analytics')
  const form = useNudgeForm(userIds, onClose)
  const names = formatList([
    ...userIds.slice(0, MAX_NAMES).map((id) => isolate(nameOf(id))),
    ...(userIds.length > MAX_NAMES
      ? [t('performance.more_people', { count: userIds.length - MAX_NAMES })]
      : []),
  ])
  return (
    <FormDialog
      form={form}
      title={t('performance.nudge_title', { names })}
      save={t('performance.nudge')}
      submit={{ disabledReason: form.isDirty ? undefined : t('performance.nudge_empty') }}
      onClose={onClose}
    >
      <FormTextArea
        form={form}
        name="text"
        label={t('performance.nudge_text')}
        hint={t('performance.nudge_hint')}
        maxLength={MAX_TEXT_LENGTH}
      />
    </FormDialog>
  )
}
