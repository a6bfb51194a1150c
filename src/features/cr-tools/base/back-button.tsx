import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'

import { confirmUnsaved } from '@/services/page/unsaved'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'

/** The way back from a part of a page, beside its title. */
export const BackButton = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <Button kind="ghost" size="small" onClick={onBack}>
    <Icon of={ArrowLeft} mirrored size="sm" />
    {children}
  </Button>
)

/** Closes an editor that is a part of its page: the router does not ask about its unsaved changes. */
export const leaveEditor = async (onLeave: () => void) => {
  if (await confirmUnsaved('leave_page')) onLeave()
}
