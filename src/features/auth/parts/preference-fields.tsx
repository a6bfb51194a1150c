import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { HOUR_CYCLES, type Preferences, SEND_KEYS } from '@/domain/preferences'
import { keyCaps } from '@/domain/shortcut'
import { THEME_PREFERENCES } from '@/domain/theme'
import { setLanguage } from '@/i18n'
import { useLanguage } from '@/i18n/words'
import { isMac } from '@/services/shortcuts'
import { setThemePreference, useThemePreference } from '@/services/theme'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { Switch } from '@/ui/switch'

import { usePreferences } from '../use-preferences'
import { SavedAtOnce } from './saved-at-once'

const LANGUAGE_OPTIONS = LANGUAGE_MENU.map((code) => ({ value: code, label: LANGUAGES[code].label }))

/** A labelled choice; the label is its accessible name too. */
function Choice({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-[6px]">
      <span aria-hidden className="text-13 font-medium">
        {name}
      </span>
      {children}
      {hint && <p className="text-13 text-text-quiet">{hint}</p>}
    </div>
  )
}

/** Language and theme are stored in the browser and apply immediately. */
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
      <Choice name={t('account.theme')} hint={t('account.theme_hint')}>
        <Segmented name={t('account.theme')} options={themes} value={theme} onChange={setThemePreference} />
      </Choice>
    </>
  )
}

const SWITCHES = ['mediaBlur', 'reducedMotion', 'shortcuts', 'sounds'] as const
const WORD = {
  mediaBlur: 'media_blur',
  reducedMotion: 'reduced_motion',
  shortcuts: 'shortcuts',
  sounds: 'sounds',
} as const
const KEYS = { enter: 'Enter', mod_enter: 'Mod+Enter' } as const

function Fields({
  preferences,
  onChange,
}: {
  preferences: Preferences
  onChange: (patch: Partial<Pick<Preferences, (typeof SWITCHES)[number] | 'hourCycle' | 'sendKey'>>) => void
}) {
  const { t } = useTranslation('settings')
  const cycles = HOUR_CYCLES.map((value) => ({ value, label: t(`account.hours_${value}`) }))
  const sendKeys = SEND_KEYS.map((value) => ({
    value,
    label: <bdi dir="ltr">{keyCaps(KEYS[value], isMac)}</bdi>,
  }))
  return (
    <>
      <Choice name={t('account.hours')}>
        <Segmented
          name={t('account.hours')}
          options={cycles}
          value={preferences.hourCycle}
          onChange={(hourCycle) => onChange({ hourCycle })}
        />
      </Choice>
      <Choice name={t('account.send_key')} hint={t('account.send_key_hint')}>
        <Segmented
          name={t('account.send_key')}
          options={sendKeys}
          value={preferences.sendKey}
          onChange={(sendKey) => onChange({ sendKey })}
        />
      </Choice>
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

/** Preferences that follow the user across devices; each change saves immediately. */
export function PersonPreferences() {
  const { read, change } = usePreferences()
  return (
    <SavedAtOnce of={read} error={change.error}>
      {read.data && <Fields preferences={read.data} onChange={(patch) => change.mutate(patch)} />}
    </SavedAtOnce>
  )
}
