import { useTranslation } from '@/i18n/use-translation'

import { editStatusSettings, getStatusSettings } from '@/api/calls/account/user'
import { mutationOf, queryOf } from '@/api/query'
import { Switch } from '@/ui/field/switch'

import { useOptimisticSetting } from '../../use-optimistic-setting'
import { InstantSettings } from './instant-settings'

const SWITCHES = ['online', 'visible'] as const

/** Who sees the user's online status and profile (requirements 3). */
export function StatusSection() {
  const { t } = useTranslation('settings')
  const { read, change } = useOptimisticSetting(queryOf(getStatusSettings), mutationOf(editStatusSettings))
  const settings = read.data
  return (
    <InstantSettings of={read} error={change.error}>
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
    </InstantSettings>
  )
}
