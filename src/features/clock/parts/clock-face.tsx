import { Clock as ClockIcon } from 'lucide-react'

import { Icon } from '@/ui/icon'
import { StatusDot } from '@/ui/status-dot'

/** A clock with the dot of being on duty or not. */
export const ClockFace = ({ isOn }: { isOn: boolean }) => (
  <span className="relative flex">
    <Icon of={ClockIcon} size="sm" />
    <span className="absolute start-[calc(50%+6px)] -top-[2px] flex rounded-full bg-surface p-[2px]">
      <StatusDot status={isOn ? 'on' : 'off'} />
    </span>
  </span>
)
