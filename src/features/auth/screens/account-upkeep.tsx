import { useEffect } from 'react'

import { keepActive } from '../keep-active'
import { AccountPrompts } from '../parts/account-prompts'
import { MediaRules } from '../parts/media-rules'

/** Account tasks that run once a page is shown; no page waits for them. */
export default function AccountUpkeep({ userId }: { userId: string }) {
  useEffect(keepActive, [])
  return (
    <>
      <MediaRules />
      <AccountPrompts userId={userId} />
    </>
  )
}
