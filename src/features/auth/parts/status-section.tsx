import { useTranslation } from '@/i18n/use-translation'

import { editStatusSettings, getStatusSettings } from '@/api/calls/user'
import { mutationOf, queryOf } from '@/api/query'
import { Switch } from '@/ui/switch'

import { useSetting } from '../use-setting'
import { SavedAtOnce } from './saved-at-once'

const SWITCHES = ['online', 'visible'] as const

/** Who sees the user's online status and profile (requirements 3). */
export function StatusSection() {
  const { t } = useTranslation('settings')
  const { read, change } = useSetting(queryOf(getStatusSettings), mutationOf(editStatusSettings))
  const settings = read.data
  return (
    <SavedAtOnce of={read} error={change.error}>
      {settings &&
        SWITCHES.map((name) => (
          <Switch
            key={name}
            on={settings[name]}
            hint={t(`status.${name}_hint`)}
            onChange={(on) => change.mutate({ ...settings, [name]: on })}
          >
            {t(`status.${name}`)}
          </Switch>
        ))}
    </SavedAtOnce>
  )
}
