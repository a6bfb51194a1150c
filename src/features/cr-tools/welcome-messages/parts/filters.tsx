import { useTranslation } from '@/i18n/use-translation'

import { WELCOME_STATES, WELCOME_TRIGGERS } from '@/domain/welcome/welcome-message'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { ControlRow } from '@/ui/layout/control-row'
import { Segmented } from '@/ui/field/segmented'
import { FilterSelect } from '@/features/figures/filter/filter-select'

import { type WelcomeView } from '../welcome-view'

const ALL = 'all'

/** Narrows the sequences by name, status and trigger. */
export function Filters({ view }: { view: WelcomeView }) {
  const { t } = useTranslation('marketplace')
  return (
    <ControlRow name={t('welcome.filters')} onClear={view.isNarrowed && view.clear}>
      <UrlSearchField name={t('welcome.find')} className="w-60 max-sm:w-full" />
      <Segmented
        name={t('welcome.state')}
        options={[ALL, ...WELCOME_STATES].map((value) => ({
          value,
          label: t(`welcome.state_${value as 'all'}`), // one key for each of them
        }))}
        value={view.state ?? ALL}
        onChange={(value) => view.narrow({ state: WELCOME_STATES.find((one) => one === value) ?? null })}
      />
      <FilterSelect
        label={t('welcome.trigger')}
        any={t('welcome.trigger_all')}
        options={WELCOME_TRIGGERS.map((value) => ({ value, label: t(`welcome.trigger_${value}`) }))}
        value={view.trigger}
        onChange={(trigger) => view.narrow({ trigger })}
      />
    </ControlRow>
  )
}
