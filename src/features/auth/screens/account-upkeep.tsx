import { useEffect } from 'react'

import { keepActive } from '../keep-active'
import { AccountPrompts } from '../parts/account-prompts'
import { MediaRules } from '../parts/media-rules'

/** What goes on about the account once a page is shown; no page waits for it. */
export default function AccountUpkeep({ userId }: { userId: string }) {
  useEffect(keepActive, [])
  return (
    <>
      <MediaRules />
      <AccountPrompts userId={userId} />
    </>
  )
}
