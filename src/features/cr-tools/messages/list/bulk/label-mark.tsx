import type { ChannelLabel } from '@/domain/chat/channel'
import { cx } from '@/ui/cx'
import { UserName } from '@/ui/text/user-name'

/** By the label's number; the chart colors, which are safe for color blindness. */
const TONES = [
  'bg-stats-1',
  'bg-stats-2',
  'bg-stats-3',
  'bg-stats-4',
  'bg-stats-5',
  'bg-stats-6',
  'bg-stats-7',
] as const

const toneOf = ({ tone }: Pick<ChannelLabel, 'tone'>): string => TONES[(tone - 1) % TONES.length] ?? TONES[0]

export const LabelDot = ({ of }: { of: Pick<ChannelLabel, 'tone'> }) => (
  <span aria-hidden className={cx('size-2 shrink-0 rounded-[2px] forced-color-adjust-none', toneOf(of))} />
)

/** A label as a small badge: color and name. */
export const LabelMark = ({ of }: { of: ChannelLabel }) => (
  <span className="inline-flex h-5 max-w-32 items-center gap-[5px] rounded-mark bg-fill px-[6px] text-12 font-medium text-text-quiet">
    <LabelDot of={of} />
    <UserName name={of.name} className="cut" />
  </span>
)
