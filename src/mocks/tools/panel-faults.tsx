import { useTranslation } from 'react-i18next'

import { Faults, USUAL_TRAFFIC } from '../state/faults'
import { PanelSelect } from './panel-select'

const RATES = [
  [1, 'all'],
  [0.5, 'half'],
  [0.1, 'tenth'],
] as const
const LATENCIES_S = [1, 3, 10] as const
const TRAFFIC = [
  [0, 'none'],
  [USUAL_TRAFFIC, 'usual'],
  [1, 'busy'],
  [20, 'rush'],
  [200, 'burst'],
] as const
const COUNTRIES = ['US', 'DE', 'ES', 'FR', 'BR', 'JP', 'KR', 'SA', 'PL', 'AQ'] as const

export interface PanelPartProps {
  faults: Faults
  change: (patch: Partial<Faults>) => void
}

/** Controls for latency and failures. */
export function PanelFaults({ faults, change }: PanelPartProps) {
  const { t } = useTranslation('common')
  return (
    <fieldset>
      <legend>{t('mock.answers')}</legend>
      <PanelSelect
        label={t('mock.mode')}
        value={faults.mode}
        options={Faults.entries.mode.options.map((mode) => [mode, t(`mock.mode_${mode}`)] as const)}
        onChange={(mode) => change({ mode })}
      />
      <PanelSelect
        label={t('mock.rate')}
        value={faults.rate}
        options={RATES.map(([rate, words]) => [rate, t(`mock.rate_${words}`)] as const)}
        onChange={(rate) => change({ rate })}
      />
      <PanelSelect
        label={t('mock.latency')}
        value={faults.latencyMs}
        options={[
          [0, t('mock.latency_none')],
          ...LATENCIES_S.map((count) => [count * 1000, t('mock.seconds', { count })] as const),
        ]}
        onChange={(latencyMs) => change({ latencyMs })}
      />
      <Only faults={faults} change={change} />
      <PanelSelect
        label={t('mock.version')}
        value={faults.versionDecision}
        options={Faults.entries.versionDecision.options.map(
          (decision) => [decision, t(`mock.version_${decision}`)] as const,
        )}
        onChange={(versionDecision) => change({ versionDecision })}
      />
      <PanelSelect
        label={t('mock.country')}
        value={faults.country}
        options={COUNTRIES.map((code) => [code, code] as const)}
        onChange={(country) => change({ country })}
      />
      <Sizes faults={faults} change={change} />
      <PanelSelect
        label={t('mock.traffic')}
        value={faults.traffic}
        options={TRAFFIC.map(([traffic, words]) => [traffic, t(`mock.traffic_${words}`)] as const)}
        onChange={(traffic) => change({ traffic })}
      />
    </fieldset>
  )
}

/** Controls for the amount of seeded data. */
function Sizes({ faults, change }: PanelPartProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <PanelSelect
        label={t('mock.agency_size')}
        value={faults.agencySize}
        options={Faults.entries.agencySize.options.map(
          (size) => [size, t(`mock.agency_size_${size}`)] as const,
        )}
        onChange={(agencySize) => change({ agencySize })}
      />
      <PanelSelect
        label={t('mock.texts')}
        value={faults.texts}
        options={Faults.entries.texts.options.map((texts) => [texts, t(`mock.texts_${texts}`)] as const)}
        onChange={(texts) => change({ texts })}
      />
      <PanelSelect
        label={t('mock.schedule')}
        value={faults.schedule}
        options={Faults.entries.schedule.options.map((size) => [size, t(`mock.schedule_${size}`)] as const)}
        onChange={(schedule) => change({ schedule })}
      />
    </>
  )
}

function Only({ faults, change }: PanelPartProps) {
  const { t } = useTranslation('common')
  return (
    <label>
      <span>{t('mock.only')}</span>
      <input
        type="text"
        dir="ltr"
        value={faults.only ?? ''}
        onChange={(event) => change({ only: event.target.value || null })}
      />
    </label>
  )
}
