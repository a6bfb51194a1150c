import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as v from 'valibot'

import { checkPrompts } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { duePrompt } from '@/domain/account/prompt-check'
import { loadNamespaces } from '@/i18n'
import { useIsComposing } from '@/services/input/composers'
import { deferred } from '@/services/loading/deferred'
import { serverNow } from '@/services/network/server-clock'
import { userValue } from '@/services/storage/user-value'
import { topmostDialog } from '@/ui/focus-return'

/** The day on this device for which the user postponed the prompts. */
const promptsLater = userValue('promptsLater', v.string())
/** The current day on this device. */
const today = (): string => new Date().toDateString()

/** Delay in ms, so a prompt never covers a dialog that is open or opening. */
const OPEN_AFTER_MS = 400

/** Lazy-loaded, because few users have prompts. */
const PromptDialogOf = deferred(async () => {
  const [code] = await Promise.all([import('./prompt-dialogs'), loadNamespaces(['settings'])])
  return code.AccountPromptDialog
})

/** Shows pending account prompts (requirements 7), never while the user types. */
export function AccountPrompts({ userId }: { userId: string }) {
  const { data } = useQuery({ ...queryOf(checkPrompts), staleTime: Infinity })
  const due = data ? duePrompt(data, serverNow()) : undefined
  const kind = due?.kind
  const isComposing = useIsComposing()
  const { pathname } = useLocation()
  const [openKind, setOpenKind] = useState<typeof kind>()
  useEffect(() => {
    if (kind === undefined || isComposing || promptsLater.read(userId) === today()) return undefined
    const timer = setTimeout(() => {
      if (!topmostDialog()) setOpenKind(kind)
    }, OPEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [kind, isComposing, pathname, userId])
  if (!due || due.kind !== openKind) return null
  const putOff = () => {
    promptsLater.save(userId, today())
    setOpenKind(undefined)
  }
  return <PromptDialogOf key={kind} prompt={due} onLater={putOff} />
}
