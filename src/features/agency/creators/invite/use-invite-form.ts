import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { inviteCreator, listCreatorInvites } from '@/api/calls/agency-creators'
import { keyOf } from '@/api/query'
import { send } from '@/api/send'
import { formatNumber } from '@/i18n/format'
import { needed, optional } from '@/lib/written-rules'
import { useForm } from '@/ui/form/use-form'

import { partOf } from '../../employees/pay'

export const MOST_MESSAGE = 1000

const BLANK = { whom: '', rate: '40', isNet: true, message: '' }

export interface InviteForm extends ReturnType<typeof useInviteForm> {}

/** Parses the rate of an invitation; undefined if it is empty or no rate. */
export const rateOf = (text: string): number | undefined => (text.trim() === '' ? undefined : partOf(text))

function useSchema() {
  const { t } = useTranslation('analytics')
  return v.object({
    whom: needed(t('creators.invite_whom_missing')),
    rate: v.pipe(
      v.string(),
      v.check((text) => rateOf(text) !== undefined, t('creators.percent_unclear')),
      v.transform((text) => rateOf(text) ?? 0),
    ),
    isNet: v.boolean(),
    message: v.pipe(
      optional,
      v.maxLength(MOST_MESSAGE, t('creators.too_long', { most: formatNumber(MOST_MESSAGE) })),
    ),
  })
}

/** The form of an invitation: creator, terms and message. */
export function useInviteForm() {
  const client = useQueryClient()
  const [sent, setSent] = useState<{ link: string; to: string }>()
  const form = useForm({
    schema: useSchema(),
    values: BLANK,
    next: () => BLANK,
    serverNames: { usernameOrEmail: 'whom' },
    save: async ({ whom, ...terms }) => {
      const { link } = await send(inviteCreator, { usernameOrEmail: whom, ...terms })
      return { link, to: whom }
    },
    onSaved: (invitation) => {
      setSent(invitation)
      void client.invalidateQueries({ queryKey: keyOf(listCreatorInvites) })
    },
  })
  return { ...form, sent }
}
