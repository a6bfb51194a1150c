import { useTranslation } from '@/i18n/use-translation'

import { editStatusSettings, getStatusSettings } from '@/api/calls/account/user'
import { mutationOf, queryOf } from '@/api/query'
import { useOptimisticSetting } from '@/api/use-optimistic-setting'
import { Switch } from '@/ui/field/switch'

import { InstantSettings } from './instant-settings'

const SWITCHES = ['online', 'visible'] as const

/** Who sees the user's online status and profile (requirements 3). */
export function StatusSection() {
  const { t } = useTranslation('settings')
  const { read, change, error } = useOptimisticSetting(
    queryOf(getStatusSettings),
    mutationOf(editStatusSettings),
  )
  const settings = read.data
  return (
    <InstantSettings query={read} error={error}>
      {settings &&
        SWITCHES.map((name) => (
          <Switch
            key={name}
            on={settings[name]}
            hint={t(`status.${name}_hint`)}
            onChange={(on) => change({ [name]: on })}
          >
            {t(`status.${name}`)}
          </Switch>
        ))}
    </InstantSettings>
  )
}
