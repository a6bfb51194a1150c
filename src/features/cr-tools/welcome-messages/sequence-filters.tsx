import { useTranslation } from '@/i18n/use-translation'

import { WELCOME_STATES, WELCOME_TRIGGERS } from '@/domain/welcome/welcome-message'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { ControlRow } from '@/ui/layout/control-row'
import { OptionalSegmented, OptionalSelect } from '@/ui/field/optional'

import type { WelcomeView } from './welcome-view'

/** Narrows the sequences by name, status and trigger. */
export function SequenceFilters({ view }: { view: WelcomeView }) {
  const { t } = useTranslation('marketplace')
  return (
    <ControlRow name={t('welcome.filters')} onClear={view.isNarrowed && view.clear}>
      <UrlSearchField name={t('welcome.find')} className="w-60 max-sm:w-full" />
      <OptionalSegmented
        label={t('welcome.state')}
        labelHidden
        none={t('welcome.state_all')}
        options={WELCOME_STATES.map((value) => ({ value, label: t(`welcome.state_${value}`) }))}
        value={view.state}
        onChange={(state) => view.narrow({ state })}
      />
      <OptionalSelect
        label={t('welcome.trigger')}
        labelHidden
        none={t('welcome.trigger_all')}
        options={WELCOME_TRIGGERS.map((value) => ({ value, label: t(`welcome.trigger_${value}`) }))}
        value={view.trigger}
        onChange={(trigger) => view.narrow({ trigger })}
      />
    </ControlRow>
  )
}
