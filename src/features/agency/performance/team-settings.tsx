import { Settings2 } from 'lucide'
import { useState } from 'react'

import { getTeamSettings, updateTeamSettings } from '@/api/calls/agency/performance'
import { mutationOf, queryOf } from '@/api/query'
import { type SettingChange, useOptimisticSetting } from '@/api/use-optimistic-setting'
import { type TeamSettings, TEAM_LIMITS } from '@/domain/agency/team-settings'
import { LinesSkeleton } from '@/features/figures/lines-skeleton'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { isImeComposing } from '@/domain/page/shortcut'
import { useTranslation } from '@/i18n/use-translation'
import { parseCents } from '@/lib/text/parse-amount'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { CallError } from '@/ui/feedback/call-error'
import { Switch } from '@/ui/field/switch'
import { NumberField } from '@/ui/field/number-field'
import { Dialog } from '@/ui/overlay/dialog'

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
    if (id !== 'idleAfterS') onSave(({ targets }) => ({ targets: { ...targets, [id]: value } }))
    else if (value !== null) onSave({ idleAfterS: value })
  }
  return (
    <NumberField
      label={t(`performance.team_${id}`)}
      {...(id === 'idleAfterS' && { hint: t('performance.team_idleAfterS_hint') })}
      error={value === undefined ? t('performance.team_number_unclear', limits) : undefined}
      unit={unit}
      value={text}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && !isImeComposing(event.nativeEvent) && save()}
    />
  )
}

interface TeamNumbersProps {
  settings: TeamSettings
  onSave: (change: SettingChange<TeamSettings>) => void
}

/** The idle prompt delay and the targets; each saves on Enter or blur. */
function TeamNumbers(props: TeamNumbersProps) {
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

const SWITCHES = ['leaderboard', 'asksAtClockOut'] as const satisfies readonly (keyof TeamSettings)[]

/** Each switch saves at once; a failed one reverts and shows why. */
function TeamSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const { read, change, error } = useOptimisticSetting(
    queryOf(getTeamSettings),
    mutationOf(updateTeamSettings),
    { bodyOf: (_, patch) => patch },
  )
  const settings = read.data
  return (
    <Dialog
      onClose={onClose}
      title={t('performance.team_settings')}
      actions={<Button onClick={onClose}>{t('performance.team_settings_done')}</Button>}
    >
      <QueryContent of={read} skeleton={<LinesSkeleton />}>
        {settings && (
          <div className="grid gap-3">
            {SWITCHES.map((name) => (
              <Switch
                key={name}
                on={settings[name]}
                hint={t(`performance.team_${name}_hint`)}
                onChange={(on) => change({ [name]: on })}
              >
                {t(`performance.team_${name}`)}
              </Switch>
            ))}
            <TeamNumbers settings={settings} onSave={change} />
            <CallError error={error} />
          </div>
        )}
      </QueryContent>
    </Dialog>
  )
}

/** Opens the agency's settings for all chatters (screens S3, S20). */
export function TeamSettingsButton() {
  const { t } = useTranslation('analytics')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Settings2} onClick={() => setOpen(true)}>
        {t('performance.team_settings')}
      </Button>
      {isOpen && <TeamSettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
