import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { BUMP_MAX_LENGTH } from '@/config/tool-limits'
import type { FanOffer } from '@/domain/chat/fan'
import { findMessageProblem } from '@/domain/chat/message-problems'
import { money } from '@/domain/money/money'
import { isPriceWithin } from '@/domain/money/price-limits'
import { formatMoney } from '@/i18n/format'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { TextDialog } from '@/ui/field/form/text-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormNumber } from '@/ui/field/form/form-text-fields'

import { useProblemWords } from '../../composer/send/problem-line'
import { useSendContext } from '../../composer/send/use-send-context'
import { useLimitText, usePriceLimits } from '../../composer/tools/price/use-price-limits'
import { UnsendConfirmation } from '../../base/unsend-confirmation'
import type { FanSubject } from '../panel/fan-cache'
import { useBump, useReoffer, useUnsendOffer } from './use-offer-actions'

export interface OfferDialogProps {
  subject: FanSubject
  offer: FanOffer
  currency: string
  onClose: () => void
}

/** Sends the fan a one-line reminder of an offer. */
export function BumpDialog({ subject, offer, currency, onClose }: OfferDialogProps) {
  const { t } = useTranslation('profile')
  const sendContext = useSendContext(subject.creatorId)
  const words = useProblemWords(currency)
  const problemOf = (text: string) => {
    const problem = findMessageProblem({ text }, sendContext)
    return problem && words(problem)
  }
  return (
    <TextDialog
      size="small"
      title={t('fan.bump_title', { price: formatMoney(money(offer.price, currency)) })}
      save={t('fan.bump')}
      field={{
        isLine: true,
        autoFocus: true,
        label: t('fan.bump_label'),
        hint: t('fan.bump_hint'),
        missing: t('fan.bump_missing'),
        maxLength: BUMP_MAX_LENGTH,
        problemOf,
      }}
      draftKey={`bump:${offer.messageId}`}
      send={useBump(subject, offer)}
      onClose={onClose}
    />
  )
}

function useReofferForm({ subject, offer, currency, onClose }: OfferDialogProps) {
  const { t } = useTranslation('profile')
  const limits = usePriceLimits(subject.creatorId)(offer.media ? [offer.media.kind] : [])
  const replace = useReoffer(subject, offer)
  const words = (amount: number) => formatMoney(money(amount, currency))
  const centsIn = (text: string): number | undefined => {
    const cents = parseCents(text)
    const isFit = cents !== undefined && cents > 0 && cents !== offer.price && isPriceWithin(cents, limits)
    return isFit ? cents : undefined
  }
  const form = useForm({
    schema: v.object({
      price: v.pipe(
        v.string(),
        v.check((text) => centsIn(text) !== undefined, t('fan.reoffer_unfit', { price: words(offer.price) })),
        v.transform((text) => centsIn(text) ?? 0),
      ),
    }),
    values: { price: formatCentsInput(offer.price) },
    draftKey: `reoffer:${offer.messageId}`,
    save: ({ price }, { clientId }) => replace(price, clientId),
    onSaved: onClose,
  })
  return { form, bounds: useLimitText(limits, currency) }
}

/** Offers the same at another price. */
export function ReofferDialog(props: OfferDialogProps) {
  const { t } = useTranslation(['profile', 'tools'])
  const { form, bounds } = useReofferForm(props)
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('fan.reoffer_title')}
      save={t('fan.reoffer')}
      onClose={props.onClose}
    >
      <FormNumber
        form={form}
        name="price"
        autoFocus
        label={t('tools:compose_tools.price_label')}
        hint={bounds}
      />
    </FormDialog>
  )
}

/** Confirms unsending an offer. */
export function UnsendOfferDialog({ subject, offer, onClose }: OfferDialogProps) {
  return <UnsendConfirmation call={useUnsendOffer(subject, offer)} onClose={onClose} />
}
