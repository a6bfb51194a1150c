import { useTranslation } from 'react-i18next'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import { LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { HOUR_CYCLES, type Preferences } from '@/domain/preferences'
import { THEME_PREFERENCES } from '@/domain/theme'
import { setLanguage } from '@/i18n'
import { useLanguage } from '@/i18n/use-language'
import { setThemePreference, useThemePreference } from '@/services/theme'
import { Banner } from '@/ui/banner'
import { ContentState } from '@/ui/content-state'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { Bone } from '@/ui/skeleton'
import { Switch } from '@/ui/switch'

import { usePreferences } from '../use-preferences'

const LANGUAGE_OPTIONS = LANGUAGE_MENU.map((code) => ({ value: code, label: LANGUAGES[code].label }))

/** Language and theme stay with the browser, and act at once. */
export function BrowserPreferences() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const theme = useThemePreference()
  const themes = THEME_PREFERENCES.map((value) => ({ value, label: t(`account.theme_${value}`) }))
  return (
    <>
      <Select
        label={t('account.language')}
        options={LANGUAGE_OPTIONS}
        value={language}
        onChange={(code) => void setLanguage(code)}
      />
      <div className="grid justify-items-start gap-[6px]">
        <span aria-hidden className="text-13 font-medium">
          {t('account.theme')}
        </span>
        <Segmented name={t('account.theme')} options={themes} value={theme} onChange={setThemePreference} />
        <p className="text-13 text-text-quiet">{t('account.theme_hint')}</p>
      </div>
    </>
  )
}

const SWITCHES = ['reducedMotion', 'shortcuts', 'sounds'] as const
const WORD = { reducedMotion: 'reduced_motion', shortcuts: 'shortcuts', sounds: 'sounds' } as const

function Fields({
  preferences,
  onChange,
}: {
  preferences: Preferences
  onChange: (patch: Partial<Pick<Preferences, (typeof SWITCHES)[number] | 'hourCycle'>>) => void
}) {
  const { t } = useTranslation('settings')
  const cycles = HOUR_CYCLES.map((value) => ({ value, label: t(`account.hours_${value}`) }))
  return (
    <>
      <div className="grid justify-items-start gap-[6px]">
        <span aria-hidden className="text-13 font-medium">
          {t('account.hours')}
        </span>
        <Segmented
          name={t('account.hours')}
          options={cycles}
          value={preferences.hourCycle}
          onChange={(hourCycle) => onChange({ hourCycle })}
        />
      </div>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          on={preferences[name]}
          hint={t(`account.${WORD[name]}_hint`)}
          onChange={(on) => onChange({ [name]: on })}
        >
          {t(`account.${WORD[name]}`)}
        </Switch>
      ))}
    </>
  )
}

/** What follows the person from device to device; each change is saved at once. */
export function PersonPreferences() {
  const { t } = useTranslation('settings')
  const { read, change } = usePreferences()
  return (
    <ContentState
      status={useQueryStatus(read)}
      skeleton={
        <div className="grid gap-4">
          <Bone className="h-8 w-48" />
          <Bone className="h-10 w-full" />
          <Bone className="h-10 w-full" />
        </div>
      }
    >
      {change.error && (
        <Banner tone="danger">{t('account.not_saved', { reason: errorText(change.error) })}</Banner>
      )}
      {read.data && <Fields preferences={read.data} onChange={(patch) => change.mutate(patch)} />}
    </ContentState>
  )
}
