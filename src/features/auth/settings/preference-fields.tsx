import { useTranslation } from '@/i18n/use-translation'

import { UNDO_SEND_CHOICES_S } from '@/config/tool-limits'
import { HOUR_CYCLES, type Preferences, SEND_KEYS, type UndoSeconds } from '@/domain/account/preferences'
import { keyCaps } from '@/domain/page/shortcut'
import { THEME_PREFERENCES } from '@/domain/page/theme'
import { formatNumber } from '@/i18n/format'
import { isMac } from '@/services/input/shortcuts'
import { setThemePreference, useThemePreference } from '@/services/page/theme'
import { Segmented } from '@/ui/field/segmented'
import { LanguageSelect } from '@/ui/field/language-select'
import { Switch } from '@/ui/field/switch'

import { usePreferences } from '../use-preferences'
import { InstantSettings } from './instant-settings'

/** Language and theme are stored in the browser and apply immediately. */
export function BrowserPreferences() {
  const { t } = useTranslation('settings')
  const theme = useThemePreference()
  const themes = THEME_PREFERENCES.map((value) => ({ value, label: t(`account.theme_${value}`) }))
  return (
    <>
      <LanguageSelect label={t('account.language')} />
      <Segmented
        label={t('account.theme')}
        hint={t('account.theme_hint')}
        options={themes}
        value={theme}
        onChange={setThemePreference}
      />
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

interface UndoTimeProps {
  seconds: UndoSeconds
  onChange: (seconds: UndoSeconds) => void
}

/** How long a sent message can be undone (screens S22). */
function UndoTime({ seconds, onChange }: UndoTimeProps) {
  const { t } = useTranslation('settings')
  const labelOf = (choice: UndoSeconds) =>
    choice === 0
      ? t('account.undo_send_off')
      : formatNumber(choice, { style: 'unit', unit: 'second', unitDisplay: 'short' })
  const options = UNDO_SEND_CHOICES_S.map((choice) => ({
    value: `${choice}` as const,
    label: labelOf(choice),
  }))
  return (
    <Segmented
      label={t('account.undo_send')}
      hint={t('account.undo_send_hint')}
      options={options}
      value={`${seconds}` as const}
      onChange={(chosen) => onChange(UNDO_SEND_CHOICES_S.find((choice) => `${choice}` === chosen) ?? seconds)}
    />
  )
}

function UserPreferenceFields({
  preferences,
  onChange,
}: {
  preferences: Preferences
  onChange: (
    patch: Partial<Pick<Preferences, (typeof SWITCHES)[number] | 'hourCycle' | 'sendKey' | 'undoSeconds'>>,
  ) => void
}) {
  const { t } = useTranslation('settings')
  const cycles = HOUR_CYCLES.map((value) => ({ value, label: t(`account.hours_${value}`) }))
  const sendKeys = SEND_KEYS.map((value) => ({
    value,
    label: <bdi dir="ltr">{keyCaps(KEYS[value], isMac)}</bdi>,
  }))
  return (
    <>
      <Segmented
        label={t('account.hours')}
        options={cycles}
        value={preferences.hourCycle}
        onChange={(hourCycle) => onChange({ hourCycle })}
      />
      <Segmented
        label={t('account.send_key')}
        hint={t('account.send_key_hint')}
        options={sendKeys}
        value={preferences.sendKey}
        onChange={(sendKey) => onChange({ sendKey })}
      />
      <UndoTime seconds={preferences.undoSeconds} onChange={(undoSeconds) => onChange({ undoSeconds })} />
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
export function UserPreferences() {
  const { read, change, error } = usePreferences()
  return (
    <InstantSettings query={read} error={error}>
      {read.data && <UserPreferenceFields preferences={read.data} onChange={change} />}
    </InstantSettings>
  )
}
