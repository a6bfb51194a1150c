import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isPriceWithin } from '@/domain/money/price-limits'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'
import { Button } from '@/ui/button'
import { TextArea } from '@/ui/field/text-area'
import { NumberField } from '@/ui/field/number-field'
import { cx } from '@/ui/cx'

import { type ComposerStore, useContent } from '../../store/composer-store'
import { currencyOf, useRecipientFan } from '../../store/recipient'
import type { ToolProps } from '../panel/tool'
import { ToolPanel } from '../panel/tool-panel'
import { useLimitText, usePriceLimits } from './use-price-limits'
import { QuickPrices } from './quick-prices'
import { togglePreview } from '../attachments/attached-media'
import { useMediaDescription } from '../../../../media/use-media-description'
import { MediaThumbnail } from '../../../../media/media-thumbnail'

/** Chooses which attached media are visible before purchase. */
function FreePreviews({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const describe = useMediaDescription()
  const { media, previewMediaIds } = useContent(composer)
  if (media.length === 0)
    return <p className="text-13 text-text-quiet">{t('compose_tools.price_no_media')}</p>
  return (
    <div role="group" aria-label={t('compose_tools.free_previews')} className="grid gap-[6px]">
      <span aria-hidden className="text-13 font-medium">
        {t('compose_tools.free_previews')}
      </span>
      <div className="flex gap-2 overflow-x-auto p-[2px]">
        {media.map((one) => {
          const isFree = previewMediaIds.includes(one.mediaId)
          return (
            <button
              key={one.mediaId}
              type="button"
              aria-pressed={isFree}
              aria-label={t('compose_tools.free_toggle', { name: describe(one) })}
              onClick={() =>
                composer.update({ previewMediaIds: togglePreview(previewMediaIds, one.mediaId) })
              }
              className={cx(
                'shrink-0 rounded-control',
                isFree && 'outline-2 outline-offset-1 outline-accent-text',
              )}
            >
              <MediaThumbnail
                media={one}
                mark={isFree ? t('compose_tools.free') : undefined}
                className="size-12 pointer-coarse:size-14"
              />
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** The price that a text means, none for an empty one; undefined for no amount. */
const centsIn = (text: string) => (text.trim() === '' ? 0 : parseCents(text))

function usePrice(composer: ComposerStore, onChosen: () => void) {
  const { t } = useTranslation('tools')
  const { price, unclearPrice, media } = useContent(composer)
  const [text, setText] = useState(unclearPrice ?? formatCentsInput(price))
  const limits = usePriceLimits(composer.creatorId)(media.map(({ kind }) => kind))
  const limitText = useLimitText(limits, currencyOf(composer))
  const written = centsIn(text)
  const write = (text: string) => {
    setText(text)
    const cents = centsIn(text)
    // An invalid amount must not keep the previous price.
    composer.update(
      cents === undefined ? { price: 0, unclearPrice: text } : { price: cents, unclearPrice: null },
    )
  }
  // Only when the price is final: between two amounts the field is empty too.
  useEffect(
    () => () => {
      const { price, unclearPrice, lockText } = composer.getContent()
      if (price === 0 && unclearPrice === null && lockText !== null) composer.update({ lockText: null })
    },
    [composer],
  )
  const error =
    written === undefined
      ? t('compose_tools.price_unclear')
      : isPriceWithin(written, limits)
        ? undefined
        : limitText
  return {
    price,
    // Also between two amounts, when the field is empty.
    hasPrice: price > 0 || unclearPrice !== null,
    text,
    write,
    limits,
    limitText,
    error,
    choose: (cents: number) => {
      write(formatCentsInput(cents))
      onChosen()
    },
  }
}

/** Sets the price of the media, the lock text and the free previews (screens S11). */
export function PricePanel({ composer, anchor, onClose }: ToolProps) {
  const { t } = useTranslation('tools')
  const { price, hasPrice, text, write, limits, limitText, error, choose } = usePrice(composer, () =>
    onClose('write'),
  )
  const { lockText } = useContent(composer)
  const purchases = useRecipientFan(composer)?.purchases ?? []
  const currency = currencyOf(composer)
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
        <NumberField
          autoFocus
          label={t('compose_tools.price_label')}
          hint={limitText}
          error={error}
          value={text}
          unit={currency}
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
              onChange={(event) => composer.update({ lockText: event.target.value || null })}
            />
            <FreePreviews composer={composer} />
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
