import { useTranslation } from '@/i18n/use-translation'

import { formatWait } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { serverNow } from '@/services/server-clock'
import { useMinute } from '@/services/tick'
import { Checkbox } from '@/ui/checkbox'

import type { Waiting } from '../move'

/** Picks fans from a list, longest wait first. */
export function FanPicks({
  fans,
  picked,
  nameOf,
  onPicked,
}: {
  fans: readonly Waiting[]
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
                wait: isolate(formatWait(serverNow() - waitingSince)),
              })}
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}
