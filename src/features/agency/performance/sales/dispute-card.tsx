import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { decideDispute } from '@/api/calls/performance'
import { errorText, isApiError } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { Dispute } from '@/domain/sale'
import { useCurrentUser } from '@/features/auth'
import { formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-error'
import { Money } from '@/ui/money'
import { NamedText } from '@/ui/named-text'
import { TextField } from '@/ui/text-field'

import { salesChanged } from './sale-news'
import { useSaleTitle } from './use-sale-title'

const NOTE_AT_MOST = 500

interface DisputeCardProps {
  dispute: Dispute
  nameOf: (id: string) => string
  timezone: string
  onOther: () => void
}

/** The disputed sale, its current credit and rule, and the claim with its reason. */
function DisputeFacts({
  dispute: { sale, userId, reason, at },
  nameOf,
  timezone,
}: Omit<DisputeCardProps, 'onOther'>) {
  const { t } = useTranslation('analytics')
  const titleOf = useSaleTitle(nameOf)
  const credited = sale.userId === null ? t('performance.nobody') : isolate(nameOf(sale.userId))
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 font-strong">
          <NamedText>{titleOf(sale)}</NamedText>
        </h3>
        <span className="font-strong">
          <Money of={sale.amount} />
        </span>
      </div>
      <p className="text-13 text-text-quiet">
        <NamedText>
          {t('performance.dispute_credited', {
            name: credited,
            rule: t(`performance.rule_${sale.rule ?? 'none'}`),
            at: formatDateTime(sale.at, timezone),
          })}
        </NamedText>
      </p>
      <p className="mt-1">
        <NamedText>
          {t('performance.dispute_says', {
            name: isolate(nameOf(userId)),
            reason: isolate(reason),
            at: formatDateTime(at, timezone),
          })}
        </NamedText>
      </p>
    </>
  )
}

/** A dispute, decided in place. */
export function DisputeCard({ dispute, nameOf, timezone, onOther }: DisputeCardProps) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { sale, userId } = dispute
  const [note, setNote] = useState('')
  useUnsaved(note !== '')
  const decide = useMutation({
    ...mutationOf(decideDispute),
    onSuccess: async () => {
      toast.success(t('performance.dispute_decided'))
      await salesChanged(client)
    },
    onError: (error) => (isApiError(error, 409) ? salesChanged(client) : undefined),
  })
  const give = (to: string | null) => decide.mutate({ saleId: sale.saleId, userId: to, note: note.trim() })
  const me = useCurrentUser().data?.userId
  const lockOf = (to: string | null) => (to === me ? t('performance.credit_own') : undefined)
  const isGiving = (to: string | null) => decide.isPending && decide.variables.userId === to
  return (
    <li className="border-b border-line-quiet p-4 last:border-b-0">
      <DisputeFacts dispute={dispute} nameOf={nameOf} timezone={timezone} />
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <TextField
          label={t('performance.dispute_note')}
          labelHidden
          placeholder={t('performance.dispute_note')}
          className="w-72 max-w-full max-lg:w-full"
          value={note}
          maxLength={NOTE_AT_MOST}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button busy={isGiving(userId)} disabledReason={lockOf(userId)} onClick={() => give(userId)}>
          {t('performance.dispute_give', { name: isolate(nameOf(userId)) })}
        </Button>
        <Button
          busy={isGiving(sale.userId)}
          disabledReason={lockOf(sale.userId)}
          onClick={() => give(sale.userId)}
        >
          {sale.userId === null
            ? t('performance.dispute_nobody')
            : t('performance.dispute_leave', { name: isolate(nameOf(sale.userId)) })}
        </Button>
        <Button kind="ghost" onClick={onOther}>
          {t('performance.dispute_other')}
        </Button>
      </div>
      <div role="alert" className="mt-2 empty:hidden">
        {decide.error && <FieldError>{errorText(decide.error)}</FieldError>}
      </div>
    </li>
  )
}
