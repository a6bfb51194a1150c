import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { listDisputes, decideDispute } from '@/api/calls/agency/performance'
import { isApiError } from '@/api/errors'
import { queryOf, mutationOf } from '@/api/query'
import { UNREAD_POLL_MS } from '@/config/constants'
import type { Dispute } from '@/domain/money/sale'
import { useSession } from '@/features/auth'
import { formatDateTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { useUnsaved } from '@/services/page/unsaved'
import { useLocalDraft } from '@/services/storage/use-local-draft'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { TextField } from '@/ui/field/text-field'
import { Amount } from '@/ui/text/figure'
import { TextWithNames } from '@/ui/text/user-name'

import { useFallbackPolling } from '../live/use-polling'
import { useSaleTitle } from './sale-summary'
import { invalidateSales } from './use-credit-sales'

/** Undecided disputes of all time. */
export const useOpenDisputes = () =>
  useQuery({
    ...queryOf(listDisputes, { state: 'open' as const }),
    ...useFallbackPolling(),
    staleTime: UNREAD_POLL_MS,
  })

const MAX_NOTE_LENGTH = 500

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
          <TextWithNames>{titleOf(sale)}</TextWithNames>
        </h3>
        <span className="font-strong">
          <Amount of={sale.amount} />
        </span>
      </div>
      <p className="text-13 text-text-quiet">
        <TextWithNames>
          {t('performance.dispute_credited', {
            name: credited,
            rule: t(`performance.rule_${sale.rule ?? 'none'}`),
            at: formatDateTime(sale.at, timezone),
          })}
        </TextWithNames>
      </p>
      <p className="mt-1">
        <TextWithNames>
          {t('performance.dispute_says', {
            name: isolate(nameOf(userId)),
            reason: isolate(reason),
            at: formatDateTime(at, timezone),
          })}
        </TextWithNames>
      </p>
    </>
  )
}

const useNoteDraft = (saleId: string) =>
  useLocalDraft({
    userId: useSession().userId ?? '',
    draftKey: `dispute-note:${saleId}`,
    schema: v.string(),
    empty: () => '',
    isEmpty: (note) => note === '',
  })

/** A dispute, decided in place. */
export function DisputeCard({ dispute, nameOf, timezone, onOther }: DisputeCardProps) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { sale, userId } = dispute
  const draft = useNoteDraft(sale.saleId)
  const note = draft.value
  useUnsaved(note !== '')
  const decide = useMutation({
    ...mutationOf(decideDispute),
    onSuccess: async () => {
      draft.startOver()
      toast.success(t('performance.dispute_decided'))
      await invalidateSales(client)
    },
    onError: (error) => (isApiError(error, 409) ? invalidateSales(client) : undefined),
  })
  const give = (to: string | null) => decide.mutate({ saleId: sale.saleId, userId: to, note: note.trim() })
  const me = useSession().userId
  const lockOf = (to: string | null) => (to === me ? t('performance.credit_own') : undefined)
  const isGiving = (to: string | null) => decide.isPending && decide.variables.userId === to
  return (
    <li
      ref={usePassFocusOn<HTMLLIElement>(nextRow)}
      tabIndex={-1}
      className="-outline-offset-2 border-b border-line-quiet p-4 last:border-b-0"
    >
      <DisputeFacts dispute={dispute} nameOf={nameOf} timezone={timezone} />
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <TextField
          label={t('performance.dispute_note')}
          labelHidden
          placeholder={t('performance.dispute_note')}
          className="w-72 max-w-full max-lg:w-full"
          value={note}
          maxLength={MAX_NOTE_LENGTH}
          onChange={(event) => draft.change(() => event.target.value)}
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
      <CallError error={decide.error} className="mt-2" />
    </li>
  )
}
