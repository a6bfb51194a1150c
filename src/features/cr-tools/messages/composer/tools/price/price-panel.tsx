import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { money } from '@/domain/money'
import { isWithin, type PriceLimits } from '@/domain/price-limits'
import { formatMoney } from '@/i18n/format'
import { Button } from '@/ui/button'
import { TextArea } from '@/ui/text-area'
import { TextField } from '@/ui/text-field'

import { type ComposerDesk, useContent } from '../../content'
import { currencyOf, useDeskFan } from '../desk-fan'
import type { ToolProps } from '../tool'
import { ToolPanel } from '../tool-panel'
import { FreePreviews } from './free-previews'
import { usePriceLimits } from './price-limits'
import { parsePrice, priceText } from './price-words'
import { QuickPrices } from './quick-prices'

/** The limits as text. */
function useLimitWords({ min, max }: PriceLimits, currency: string): string {
  const { t } = useTranslation('tools')
  const amount = (cents: number) => formatMoney(money(cents, currency))
  if (min !== null && max !== null)
    return t('compose_tools.price_between', { min: amount(min), max: amount(max) })
  if (min !== null) return t('compose_tools.price_from', { min: amount(min) })
  return max === null ? t('compose_tools.price_any') : t('compose_tools.price_to', { max: amount(max) })
}

function usePrice(desk: ComposerDesk, onChosen: () => void) {
  const { t } = useTranslation('tools')
  const { price, unclearPrice, media } = useContent(desk)
  const [text, setText] = useState(unclearPrice ?? priceText(price))
  const limits = usePriceLimits(desk.creatorId)(media.map(({ kind }) => kind))
  const words = useLimitWords(limits, currencyOf(desk))
  const written = text.trim() === '' ? 0 : parsePrice(text)
  const write = (text: string) => {
    setText(text)
    const cents = text.trim() === '' ? 0 : parsePrice(text)
    // An invalid amount must not keep the previous price.
    desk.change(cents === undefined ? { price: 0, unclearPrice: text } : { price: cents, unclearPrice: null })
  }
  // Only when the price is final: between two amounts the field is empty too.
  useEffect(
    () => () => {
      const { price, unclearPrice, lockText } = desk.read()
      if (price === 0 && unclearPrice === null && lockText !== null) desk.change({ lockText: null })
    },
    [desk],
  )
  const error =
    written === undefined ? t('compose_tools.price_unclear') : isWithin(written, limits) ? undefined : words
  return {
    price,
    // Also between two amounts, when the field is empty.
    hasPrice: price > 0 || unclearPrice !== null,
    text,
    write,
    limits,
    words,
    error,
    choose: (cents: number) => {
      write(priceText(cents))
      onChosen()
    },
  }
}

/** Sets the price of the media, the lock text and the free previews (screens S11). */
export function PricePanel({ desk, anchor, onClose }: ToolProps) {
  const { t } = useTranslation('tools')
  const { price, hasPrice, text, write, limits, words, error, choose } = usePrice(desk, () =>
    onClose('write'),
  )
  const { lockText } = useContent(desk)
  const purchases = useDeskFan(desk)?.purchases ?? []
  const currency = currencyOf(desk)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!error) onClose('write')
  }
  return (
    <ToolPanel
      anchor={anchor}
      title={t('compose_tools.price')}
      onClose={() => onClose()}
      className="sm:w-[360px]"
    >
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <TextField
          autoFocus
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          label={t('compose_tools.price_label')}
          hint={words}
          error={error}
          value={text}
          end={<span className="pe-3 text-13">{currency}</span>}
          onChange={(event) => write(event.target.value)}
        />
        <QuickPrices
          purchases={purchases}
          limits={limits}
          currency={currency}
          price={price}
          onChoose={choose}
        />
        {hasPrice && (
          <>
            <TextArea
              rows={2}
              label={t('compose_tools.lock_text')}
              hint={t('compose_tools.lock_hint')}
              value={lockText ?? ''}
              onChange={(event) => desk.change({ lockText: event.target.value || null })}
            />
            <FreePreviews desk={desk} />
          </>
        )}
        <div className="flex justify-end">
          <Button kind="primary" type="submit">
            {t('compose_tools.done')}
          </Button>
        </div>
      </form>
    </ToolPanel>
  )
}
