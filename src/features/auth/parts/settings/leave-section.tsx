import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { LEAVE_KINDS, type LeaveKind } from '@/domain/account/leave-account'
import { Button } from '@/ui/button'

import { LeaveDialog, type OnLeave } from './leave-dialog'

/** Two ways to leave: a reversible one, and a permanent one. */
export function LeaveSection({ username, onLeave }: { username: string; onLeave: OnLeave }) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState<LeaveKind>()
  return (
    <>
      {LEAVE_KINDS.map((kind) => (
        <div key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-48 text-13 text-text-quiet">{t(`leave.${kind}_hint`)}</p>
          <Button size="small" {...(kind === 'delete' && { kind: 'danger' })} onClick={() => setOpen(kind)}>
            {t(`leave.${kind}`)}
          </Button>
        </div>
      ))}
      {open && (
        <LeaveDialog kind={open} username={username} onLeave={onLeave} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
