import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { TEAM_LIMITS, type TeamSettings } from '@/domain/agency/team-settings'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { parseCents } from '@/lib/text/parse-amount'
import { TextField } from '@/ui/field/text-field'

type NumberId = keyof typeof TEAM_LIMITS

/** The value of one typed unit: minutes, percent, whole dollars. */
const SCALE: Record<NumberId, number> = {
  idleAfterS: 60,
  replySeconds: 60,
  unlockRate: 0.01,
  salesPerHour: 100,
}

const useUnit = (id: NumberId): string => {
  const { t } = useTranslation('analytics')
  const currency = useAgencyCurrency()
  return {
    unlockRate: '%',
    salesPerHour: currency,
    idleAfterS: t('performance.team_minutes'),
    replySeconds: t('performance.team_minutes'),
  }[id]
}

const settingValue = ({ idleAfterS, targets }: TeamSettings, id: NumberId): number | null =>
  id === 'idleAfterS' ? idleAfterS : targets[id]

const formatSetting = (value: number | null, id: NumberId): string =>
  value === null ? '' : String(Number((value / SCALE[id]).toFixed(2)))

/** Parses a setting: null for empty, undefined for an invalid or out-of-range number. */
function parseSetting(text: string, id: NumberId): number | null | undefined {
  if (text.trim() === '') return id === 'idleAfterS' ? undefined : null
  const hundredths = parseCents(text)
  if (hundredths === undefined) return undefined
  const { least, most } = TEAM_LIMITS[id]
  const value = id === 'unlockRate' ? hundredths / 10_000 : Math.round((hundredths * SCALE[id]) / 100)
  return value >= least && value <= most ? value : undefined
}

function NumberSetting({ id, settings, onSave }: { id: NumberId } & TeamNumbersProps) {
  const { t } = useTranslation('analytics')
  const saved = settingValue(settings, id)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? formatSetting(saved, id)
  const value = parseSetting(text, id)
  const unit = useUnit(id)
  const { least, most } = TEAM_LIMITS[id]
  const limits = { least: formatSetting(least, id), most: formatSetting(most, id) }
  const save = () => {
    // Keep what was typed: it may be in flight, and the save may fail.
    if (value === saved || value === undefined) return
    if (id !== 'idleAfterS') onSave({ ...settings, targets: { ...settings.targets, [id]: value } })
    else if (value !== null) onSave({ ...settings, idleAfterS: value })
  }
  return (
    <TextField
      label={t(`performance.team_${id}`)}
      {...(id === 'idleAfterS' && { hint: t('performance.team_idleAfterS_hint') })}
      error={value === undefined ? t('performance.team_number_unclear', limits) : undefined}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      end={<span className="pe-3 text-13">{unit}</span>}
      value={text}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  )
}

interface TeamNumbersProps {
  settings: TeamSettings
  onSave: (settings: TeamSettings) => void
}

/** The idle prompt delay and the targets; each saves on Enter or blur. */
export function TeamNumbers(props: TeamNumbersProps) {
  const { t } = useTranslation('analytics')
  return (
    <>
      <NumberSetting id="idleAfterS" {...props} />
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-medium">{t('performance.team_targets')}</legend>
        <p className="text-13 text-text-quiet">{t('performance.team_target_hint')}</p>
        <NumberSetting id="replySeconds" {...props} />
        <NumberSetting id="unlockRate" {...props} />
        <NumberSetting id="salesPerHour" {...props} />
      </fieldset>
    </>
  )
}
