import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { inviteCreator, listCreatorInvites } from '@/api/calls/agency/agency-creators'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { formatNumber } from '@/i18n/format'
import { optionalText, percent, requiredText } from '@/lib/form-schemas'
import { useForm } from '@/ui/field/form/use-form'

export const MAX_MESSAGE_LENGTH = 1000

const BLANK = { whom: '', rate: '40', isNet: true, message: '' }

export interface CreatorInviteForm extends ReturnType<typeof useCreatorInviteForm> {}

function useInviteSchema() {
  const { t } = useTranslation('analytics')
  return v.object({
    whom: requiredText(t('creators.invite_whom_missing')),
    rate: percent(t('creators.percent_unclear')),
    isNet: v.boolean(),
    message: v.pipe(
      optionalText,
      v.maxLength(MAX_MESSAGE_LENGTH, t('creators.too_long', { most: formatNumber(MAX_MESSAGE_LENGTH) })),
    ),
  })
}

/** The form of an invitation: creator, terms and message. */
export function useCreatorInviteForm() {
  const [sent, setSent] = useState<{ link: string; to: string }>()
  const form = useForm({
    schema: useInviteSchema(),
    values: BLANK,
    draftKey: 'creator-invite',
    next: () => BLANK,
    serverNames: { usernameOrEmail: 'whom' },
    save: async ({ whom, ...terms }) => {
      const { link } = await send(inviteCreator, { usernameOrEmail: whom, ...terms })
      return { link, to: whom }
    },
    refresh: useInvalidateCalls(listCreatorInvites),
    onSaved: setSent,
  })
  return { ...form, sent }
}
