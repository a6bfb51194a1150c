import { Clock as ClockIcon } from 'lucide-react'

import type { WorkLog } from '@/domain/shift/work-log'
import { Icon } from '@/ui/icon'
import { StatusDot } from '@/ui/text/dot'

/** A clock icon with the status dot. */
export const ClockStatusIcon = ({ log }: { log: WorkLog | undefined }) => (
  <span className="relative flex">
    <Icon of={ClockIcon} size="sm" />
    <span className="absolute start-1/2 -top-1 flex rounded-full bg-surface p-[2px]">
      <StatusDot status={log ? 'on' : 'off'} />
    </span>
  </span>
)
