import { Volume2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type NotificationSettings, NOTIFICATION_SOUNDS } from '@/domain/notifications/notification'
import { parseMinuteOfDay } from '@/domain/time/minute-of-day'
import { areSoundsOn } from '@/services/page/page-preferences'
import { testSound } from '@/services/sound/sounds'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'
import { Segmented } from '@/ui/field/segmented'
import { Switch } from '@/ui/field/switch'
import { TimeField } from '@/ui/field/date-field'

const SOUND_TIMES = ['hidden', 'always'] as const
const DEFAULT_QUIET_HOURS = { quietFrom: '22:00', quietTo: '07:00' }

interface SoundFieldsProps {
  settings: NotificationSettings
  onChange: (patch: Partial<NotificationSettings>) => void
}

/** Sound choice with preview, and whether it plays while the page is visible. */
function SoundField({ settings: { sound, soundWhen }, onChange }: SoundFieldsProps) {
  const { t } = useTranslation('tools')
  const [isMute, setIsMute] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={t('notifications.sound')}
          labelHidden
          options={NOTIFICATION_SOUNDS.map((value) => ({
            value,
            label: t(`notifications.sound_of.${value}`),
          }))}
          value={sound}
          onChange={(chosen) => onChange({ sound: chosen })}
        />
        <Button
          icon={Volume2}
          disabledReason={sound === 'none' ? t('notifications.test_none') : undefined}
          onClick={() => {
            if (sound !== 'none') void testSound(sound).then((isHeard) => setIsMute(!isHeard))
          }}
        >
          {t('notifications.test')}
        </Button>
      </div>
      {isMute && <FieldError id="sound-mute">{t('notifications.test_failed')}</FieldError>}
      {!areSoundsOn() && <p className="text-13 text-text-quiet">{t('notifications.sounds_off')}</p>}
      <Segmented
        label={t('notifications.sound_when')}
        labelHidden
        options={SOUND_TIMES.map((value) => ({ value, label: t(`notifications.sound_when_of.${value}`) }))}
        value={soundWhen}
        onChange={(chosen) => onChange({ soundWhen: chosen })}
      />
    </>
  )
}

/** Quiet hours in the user's time zone. */
function QuietHoursFields({ settings: { quietFrom, quietTo }, onChange }: SoundFieldsProps) {
  const { t } = useTranslation('tools')
  const isOn = quietFrom !== null && quietTo !== null
  const end = (name: 'quietFrom' | 'quietTo', value: string) => (
    <TimeField
      required
      label={t(name === 'quietFrom' ? 'notifications.quiet_from' : 'notifications.quiet_to')}
      value={value}
      onChange={(time) => {
        // While the input is incomplete, keep the last valid time.
        if (parseMinuteOfDay(time) !== undefined) onChange({ [name]: time })
      }}
    />
  )
  return (
    <>
      <Switch
        on={isOn}
        onChange={(wanted) => onChange(wanted ? DEFAULT_QUIET_HOURS : { quietFrom: null, quietTo: null })}
        hint={t('notifications.quiet_hint')}
      >
        {t('notifications.quiet')}
      </Switch>
      {isOn && (
        <div className="grid grid-cols-2 gap-3">
          {end('quietFrom', quietFrom)}
          {end('quietTo', quietTo)}
        </div>
      )}
      {isOn && quietFrom === quietTo && <FieldError>{t('notifications.quiet_same')}</FieldError>}
    </>
  )
}

export function SoundFields(fields: SoundFieldsProps) {
  return (
    <>
      <div className="grid justify-items-start gap-3">
        <SoundField {...fields} />
      </div>
      <div className="mt-4 grid gap-3">
        <QuietHoursFields {...fields} />
      </div>
    </>
  )
}
