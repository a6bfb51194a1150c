import { useTranslation } from '@/i18n/use-translation'

import { Select } from '@/ui/field/select'
import { TextField } from '@/ui/field/text-field'

import { DELAY_UNITS } from '../delay'
import type { WrittenStepProps } from './written-sequence'

/** How long a message waits: a range, in a unit of choice. */
export function DelayFields({ step, isFirst, errorOf, onChange }: WrittenStepProps & { isFirst: boolean }) {
  const { t } = useTranslation('marketplace')
  const end = (name: 'delayMin' | 'delayMax') => (
    <TextField
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
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
