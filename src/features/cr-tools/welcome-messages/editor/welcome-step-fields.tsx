import { useTranslation } from '@/i18n/use-translation'

import { formatList } from '@/i18n/format'
import { NumberField } from '@/ui/field/number-field'
import { TextField } from '@/ui/field/text-field'
import { Select } from '@/ui/field/select'

import { RightsWarning } from '../../media/rights-warning'
import { MediaFields } from '../../messages'
import { WelcomeMessageText } from './welcome-message-text'
import { VariantsField } from './variants-field'
import { isPaid, type WrittenStepProps } from './written-sequence'
import { DELAY_UNITS } from '../delay'

/** How long a message waits: a range, in a unit of choice. */
function DelayFields({ step, isFirst, errorOf, onChange }: WrittenStepProps & { isFirst: boolean }) {
  const { t } = useTranslation('marketplace')
  const end = (name: 'delayMin' | 'delayMax') => (
    <NumberField
      label={t(name === 'delayMin' ? 'welcome.delay_min' : 'welcome.delay_max')}
      value={step[name]}
      error={errorOf(name)}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('welcome.delay')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {end('delayMin')}
        {end('delayMax')}
        <div className="max-sm:col-span-2">
          <Select
            label={t('welcome.delay_unit')}
            options={DELAY_UNITS.map((value) => ({ value, label: t(`welcome.unit_${value}`) }))}
            value={step.unit}
            onChange={(unit) => onChange({ unit })}
          />
        </div>
      </div>
      <p className="text-13 text-text-quiet">
        {t(isFirst ? 'welcome.delay_first_hint' : 'welcome.delay_next_hint')}
      </p>
    </fieldset>
  )
}

interface WelcomeStepFieldsProps extends WrittenStepProps {
  creatorId: string
  currency: string
  isFirst: boolean
}

function MediaOfStep({ creatorId, step, errorOf, onChange }: WelcomeStepFieldsProps) {
  const { t } = useTranslation('marketplace')
  const hasFree = isPaid(step)
  const { media, previewMediaIds } = step
  const summary = formatList(
    [
      t('welcome.media_count', { count: media.length }),
      ...(hasFree && previewMediaIds.length > 0
        ? [t('welcome.media_free', { count: previewMediaIds.length })]
        : []),
    ],
    'unit',
  )
  return (
    <>
      <MediaFields.List
        creatorId={creatorId}
        summary={summary}
        picked={{ media, previewMediaIds }}
        hasFree={hasFree}
        error={errorOf('media')}
        onChange={(picked) =>
          onChange({ media: [...picked.media], previewMediaIds: [...picked.previewMediaIds] })
        }
      />
      <RightsWarning creatorId={creatorId} media={media} />
    </>
  )
}

function PriceFields({ currency, step, errorOf, onChange }: WelcomeStepFieldsProps) {
  const { t } = useTranslation('marketplace')
  return (
    <div className="grid gap-3 sm:grid-cols-[180px_minmax(0,1fr)]">
      <NumberField
        label={t('welcome.price')}
        hint={t('welcome.price_hint')}
        unit={currency}
        value={step.price}
        error={errorOf('price')}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      {isPaid(step) && (
        <TextField
          label={t('welcome.lock_text')}
          hint={t('welcome.lock_text_hint')}
          value={step.lockText}
          error={errorOf('lockText')}
          onChange={(event) => onChange({ lockText: event.target.value })}
        />
      )}
    </div>
  )
}

/** One message while it is written: when it goes out, its text, media, price and other languages. */
export function WelcomeStepFields(props: WelcomeStepFieldsProps) {
  const { t } = useTranslation('marketplace')
  const { step, errorOf, onChange } = props
  return (
    <div className="grid min-w-0 gap-5">
      <DelayFields {...props} />
      <WelcomeMessageText
        label={t('welcome.text')}
        hint={t('welcome.text_hint')}
        value={step.text}
        error={errorOf('text')}
        onChange={(text) => onChange({ text })}
      />
      <MediaOfStep {...props} />
      <PriceFields {...props} />
      <VariantsField step={step} errorOf={errorOf} onChange={onChange} />
    </div>
  )
}
