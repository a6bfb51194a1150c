import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isoOf } from '@/domain/time/instant'
import { wallClock } from '@/domain/time/zoned-time'
import { DAY_AND_TIME, formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { serverNow, toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { Button } from '@/ui/button'
import { DateTimeField } from '@/ui/field/date-field'

import { useContent } from '../../store/composer-store'
import { usePanelInput } from '../panel/panel-input'
import { useRecipientFan } from '../../store/recipient'
import type { ToolProps } from '../panel/tool'
import { ToolPanel } from '../panel/tool-panel'
import { quickTimes } from './quick-times'

/** For times within two days, which their labels already name. */
const SOON_FORMAT = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
const TIME_FORMAT = { hour: 'numeric', minute: '2-digit' } as const

/** A time in both zones, the user's and the fan's. */
function BothClocks({ at, zone }: { at: number; zone: string | null }) {
  const { t } = useTranslation('tools')
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13">
      <dt className="text-text-quiet">{t('compose_tools.schedule_you')}</dt>
      <dd className="text-end tabular-nums">
        <bdi>{formatTime(at, { ...DAY_AND_TIME, timeZoneName: 'short' })}</bdi>
      </dd>
      {zone !== null && (
        <>
          <dt className="text-text-quiet">{t('compose_tools.schedule_fan')}</dt>
          <dd className="text-end tabular-nums">
            <bdi>{formatTime(at, { ...DAY_AND_TIME, timeZone: zone, timeZoneName: 'short' })}</bdi>
          </dd>
        </>
      )}
    </dl>
  )
}

/** Buttons for the most common times. */
function QuickTimes({ zone, onUse }: { zone: string | null; onUse: (at: number) => void }) {
  const { t } = useTranslation('tools')
  return (
    <div role="group" aria-label={t('compose_tools.schedule_quick')} className="-mx-1 grid">
      {quickTimes(toServerTime(useMinute()), zone ?? deviceTimeZone()).map(({ id, at }) => (
        <button
          key={id}
          type="button"
          onClick={() => onUse(at)}
          className="flex min-h-control items-center justify-between gap-4 rounded-control px-2 text-start transition-colors hover:bg-fill"
        >
          {zone === null
            ? t(`compose_tools.${id}`)
            : t(`compose_tools.${id}_fan`, {
                time: isolate(formatTime(at, { ...TIME_FORMAT, timeZone: zone })),
              })}
          <bdi className="text-13 whitespace-nowrap text-text-faint tabular-nums">
            {formatTime(at, SOON_FORMAT)}
          </bdi>
        </button>
      ))}
    </div>
  )
}

function useSchedule({ composer, onClose }: ToolProps) {
  const { t } = useTranslation('tools')
  const { scheduledAt } = useContent(composer)
  const set = { at: scheduledAt === null ? null : Date.parse(scheduledAt) }
  const [{ at: typed }, setTime] = usePanelInput(composer, 'time', set)
  const [wasTried, setWasTried] = useState(false)
  const at = typed ?? undefined
  const problem =
    at === undefined
      ? t('compose_tools.schedule_missing')
      : at <= serverNow()
        ? t('compose_tools.schedule_past')
        : null
  const choose = (at: number | null) => {
    composer.update({ scheduledAt: at === null ? null : isoOf(at) })
    setTime(undefined)
    onClose('write')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (at !== undefined && problem === null) choose(at)
  }
  const error = wasTried ? problem : null
  return {
    isSet: scheduledAt !== null,
    typed,
    setTime,
    at: problem === null ? at : undefined,
    error,
    choose,
    submit,
  }
}

/** Chooses when the message is sent: soon, by the fan's day, or at any future time (screens S11). */
export function SchedulePanel(props: ToolProps) {
  const { composer, anchor, onClose } = props
  const { t } = useTranslation('tools')
  const now = toServerTime(useMinute())
  const fanZone = useRecipientFan(composer)?.timeZone ?? null
  // A zone that this browser does not know counts as none.
  const zone = fanZone !== null && wallClock(now, fanZone) ? fanZone : null
  const { isSet, typed, setTime, at, error, choose, submit } = useSchedule(props)
  return (
    <ToolPanel
      anchor={anchor}
      title={t('compose_tools.schedule')}
      onClose={() => onClose()}
      className="sm:w-[380px]"
    >
      <form noValidate onSubmit={submit} className="grid gap-3">
        <QuickTimes zone={zone} onUse={choose} />
        <DateTimeField
          required
          label={t('compose_tools.schedule_at')}
          timezone={deviceTimeZone()}
          min={now}
          value={typed}
          onChange={(next) => setTime({ at: next })}
          error={error}
        />
        {at !== undefined && <BothClocks at={at} zone={zone} />}
        <div className="flex justify-end gap-2">
          {isSet && <Button onClick={() => choose(null)}>{t('compose_tools.schedule_remove')}</Button>}
          <Button kind="primary" type="submit">
            {t('compose_tools.schedule_use')}
          </Button>
        </div>
      </form>
    </ToolPanel>
  )
}
