import { Lock } from 'lucide-react'
import { useId } from 'react'

import { Icon } from '@/ui/icon'
import { Tooltip } from '@/ui/tooltip'

/** Explains beside a locked field why, and who can change it. Opens on hover, focus and tap. */
export function LockTip({ name, children }: { name: string; children: string }) {
  const id = useId()
  return (
    <Tooltip text={children} onPress>
      <button
        type="button"
        aria-label={name}
        aria-describedby={id}
        className="hit-target inline-grid size-5 shrink-0 place-items-center rounded-mark text-text-faint transition-colors hover:text-text"
      >
        <Icon of={Lock} size="xxs" />
        <span id={id} hidden>
          {children}
        </span>
      </button>
    </Tooltip>
  )
}
