import { useTranslation } from '@/i18n/use-translation'

import { formatWaitingTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Checkbox } from '@/ui/field/checkbox'

import type { WaitingFan } from '../waiting-fans'

/** Picks fans from a list, longest wait first. */
export function FanPicker({
  fans,
  picked,
  nameOf,
  onPicked,
}: {
  fans: readonly WaitingFan[]
  picked: ReadonlySet<string>
  nameOf: (id: string) => string
  onPicked: (picked: ReadonlySet<string>) => void
}) {
  const { t } = useTranslation('analytics')
  useMinute()
  const turn = (fanId: string, isOn: boolean) => {
    const next = new Set(picked)
    if (isOn) next.add(fanId)
    else next.delete(fanId)
    onPicked(next)
  }
  return (
    <ul
      aria-label={t('floor.fans')}
      className="max-h-56 overflow-y-auto overscroll-contain rounded-control border border-line px-3"
    >
      {fans.map(({ fanId, waitingSince, lastText }) => (
        <li key={fanId}>
          <Checkbox
            checked={picked.has(fanId)}
            onChange={(isOn) => turn(fanId, isOn)}
            hint={
              <span dir="auto" className="cut block max-w-80">
                {lastText}
              </span>
            }
          >
            <span className="text-text">
              {t('floor.pick_fan', {
                name: isolate(nameOf(fanId)),
                wait: isolate(formatWaitingTime(serverNow() - waitingSince)),
              })}
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}
