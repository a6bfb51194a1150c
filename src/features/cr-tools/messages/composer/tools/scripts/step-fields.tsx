import { GalleryVerticalEnd, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextField } from '@/ui/text-field'

import type { ComposerDesk } from '../../content'
import { currencyOf, fanIdOf } from '../desk-fan'
import { MediaFace } from '../../../../media-face'
import { parsePrice, priceText } from '../price/price-words'
import { useToolRights } from '../use-tool-rights'
import { VaultDialog } from '../vault/vault-dialog'
import type { StepDraft } from './script-draft'

const WAITS = ['nothing', 'reply', 'purchase'] as const

function PriceOfStep({ desk, step, onChange }: Pick<StepFieldsProps, 'desk' | 'step' | 'onChange'>) {
  const { t } = useTranslation('tools')
  const [text, setText] = useState(priceText(step.price ?? 0))
  return (
    <TextField
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      label={t('compose_tools.price_label')}
      value={text}
      end={<span className="pe-3 text-13">{currencyOf(desk)}</span>}
      error={step.price === null && t('compose_tools.price_unclear')}
      onChange={(event) => {
        const written = event.target.value
        setText(written)
        // An invalid amount must not count as free.
        onChange({ price: written.trim() === '' ? 0 : (parsePrice(written) ?? null) })
      }}
    />
  )
}

function MediaOfStep({ desk, step, onChange }: Pick<StepFieldsProps, 'desk' | 'step' | 'onChange'>) {
  const { t } = useTranslation('tools')
  const [isPicking, setIsPicking] = useState(false)
  const noVault = useToolRights().vault
  return (
    <>
      {step.media.map((media) => (
        <MediaFace key={media.mediaId} media={media} className="size-10" />
      ))}
      <Button
        size="small"
        icon={GalleryVerticalEnd}
        disabledReason={noVault}
        onClick={() => setIsPicking(true)}
      >
        {t('compose_tools.step_media')}
      </Button>
      {isPicking && (
        <VaultDialog
          creatorId={desk.creatorId}
          fanId={fanIdOf(desk)}
          start={{ media: step.media, previewMediaIds: [] }}
          hasFree={false}
          onClose={() => setIsPicking(false)}
          onUse={({ media }) => {
            onChange({ media })
            setIsPicking(false)
          }}
        />
      )}
    </>
  )
}

interface StepFieldsProps {
  desk: ComposerDesk
  step: StepDraft
  number: number
  isLast: boolean
  onChange: (patch: Partial<StepDraft>) => void
  onRemove?: () => void
}

/** Fields for a message of a script. */
export function StepFields({ desk, step, number, isLast, onChange, onRemove }: StepFieldsProps) {
  const { t } = useTranslation('tools')
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-3">
      <legend className="px-1 text-13 font-medium">{t('compose_tools.step', { step: number })}</legend>
      <TextArea
        label={t('compose_tools.step_text')}
        labelHidden
        value={step.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <MediaOfStep desk={desk} step={step} onChange={onChange} />
        {onRemove && (
          <span className="ms-auto">
            <IconButton
              icon={Trash2}
              size="small"
              name={t('compose_tools.step_remove', { step: number })}
              onClick={onRemove}
            />
          </span>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <PriceOfStep desk={desk} step={step} onChange={onChange} />
        {!isLast && (
          <Select
            label={t('compose_tools.step_next')}
            value={step.waitFor}
            onChange={(waitFor) => onChange({ waitFor })}
            options={WAITS.map((wait) => ({ value: wait, label: t(`compose_tools.next_when_${wait}`) }))}
          />
        )}
      </div>
    </fieldset>
  )
}
