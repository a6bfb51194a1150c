import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { FanOffer } from '@/domain/fan'
import { money } from '@/domain/money'
import { isWithin } from '@/domain/price-limits'
import { formatMoney } from '@/i18n/format'
import { amountText, centsOf } from '@/lib/amount-text'
import { isBlank } from '@/lib/blank'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { TextField } from '@/ui/text-field'

import { usePriceLimits } from '../../composer/tools/price/price-limits'
import { UnsendQuestion } from '../../thread/unsend-question'
import type { FanSubject } from '../fan-cache'
import { useBump, useReplace, useUnsendOffer } from '../use-offer-acts'

/** The server's limit: a reminder is one line. */
const BUMP_MAX_LENGTH = 200

export interface OfferDialogProps {
  subject: FanSubject
  offer: FanOffer
  currency: string
  onClose: () => void
}

interface FormProps {
  title: string
  act: string
  label: string
  hint?: string
  error: string | undefined
  failure: Error | null
  isBusy: boolean
  value: string
  isPrice?: boolean
  onChange: (value: string) => void
  onSubmit: () => void
  onClose: () => void
}

/** A form with one field and its action. */
function OneField({ title, act, failure, isBusy, isPrice = false, ...form }: FormProps) {
  const { t } = useTranslation('profile')
  const id = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) form.onSubmit()
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      onClose={form.onClose}
      closing={isBusy ? 'block' : 'free'}
      actions={
        <>
          <Button onClick={form.onClose}>{t('fan.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={isBusy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          autoFocus
          autoComplete="off"
          label={form.label}
          hint={form.hint}
          error={form.error}
          value={form.value}
          {...(isPrice ? { dir: 'ltr', inputMode: 'decimal' } : { dir: 'auto', maxLength: BUMP_MAX_LENGTH })}
          onChange={(event) => form.onChange(event.target.value)}
        />
        <div role="alert">{failure && <FieldError>{errorText(failure)}</FieldError>}</div>
      </form>
    </Dialog>
  )
}

/** Sends the fan a one-line reminder of an offer. */
export function BumpDialog({ subject, offer, currency, onClose }: OfferDialogProps) {
  const { t } = useTranslation('profile')
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const bump = useBump(subject, offer)
  return (
    <OneField
      title={t('fan.bump_title', { price: formatMoney(money(offer.price, currency)) })}
      act={t('fan.bump')}
      label={t('fan.bump_label')}
      hint={t('fan.bump_hint')}
      error={isMissing && isBlank(text) ? t('fan.bump_missing') : undefined}
      failure={bump.error}
      isBusy={bump.isPending}
      value={text}
      onChange={setText}
      onSubmit={() => {
        setIsMissing(isBlank(text))
        if (!isBlank(text)) bump.mutate(text.trim(), { onSuccess: (isSent) => isSent && onClose() })
      }}
      onClose={onClose}
    />
  )
}

/** Offers the same at another price. */
export function ReofferDialog({ subject, offer, currency, onClose }: OfferDialogProps) {
  const { t } = useTranslation(['profile', 'tools'])
  const [text, setText] = useState(amountText(offer.price))
  const [isTried, setIsTried] = useState(false)
  const limits = usePriceLimits(subject.creatorId)(offer.media ? [offer.media.kind] : [])
  const replace = useReplace(subject, offer)
  const cents = centsOf(text)
  const isFit = cents !== undefined && cents > 0 && cents !== offer.price && isWithin(cents, limits)
  const words = (amount: number | null) => formatMoney(money(amount ?? 0, currency))
  const bounds =
    limits.min !== null && limits.max !== null
      ? t('tools:compose_tools.price_between', { min: words(limits.min), max: words(limits.max) })
      : undefined
  return (
    <OneField
      isPrice
      title={t('fan.reoffer_title')}
      act={t('fan.reoffer')}
      label={t('tools:compose_tools.price_label')}
      {...(bounds !== undefined && { hint: bounds })}
      error={isTried && !isFit ? t('fan.reoffer_unfit', { price: words(offer.price) }) : undefined}
      failure={replace.error}
      isBusy={replace.isPending}
      value={text}
      onChange={setText}
      onSubmit={() => {
        setIsTried(true)
        if (isFit) replace.go(cents, { onSuccess: onClose })
      }}
      onClose={onClose}
    />
  )
}

/** Confirms unsending an offer. */
export function UnsendOfferDialog({ subject, offer, onClose }: OfferDialogProps) {
  const unsend = useUnsendOffer(subject, offer)
  const go = () => void unsend.go().then(onClose, () => undefined)
  return <UnsendQuestion isBusy={unsend.isPending} error={unsend.error} onUnsend={go} onClose={onClose} />
}
