import type { Broadcast } from '@/domain/live/broadcast'
import { Amount } from '@/ui/text/figure'

/** The tip menu, in the order fans see. */
export const TipList = ({ broadcast: { tipMenu, currency } }: { broadcast: Broadcast }) => (
  <ul className="grid gap-2">
    {tipMenu.map(({ title, amount }) => (
      <li key={`${title} ${amount}`} className="flex items-center justify-between gap-3">
        <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
        <Amount of={{ amount, currency }} />
      </li>
    ))}
  </ul>
)
