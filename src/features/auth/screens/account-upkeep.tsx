import { useEffect } from 'react'

import { startActivityReports } from '../keep-active'
import { AccountPrompts } from '../parts/account-prompts'
import { MediaBlurPolicy } from '../parts/media-rules'

/** Account tasks that run once a page is shown; no page waits for them. */
export default function AccountUpkeep({ userId }: { userId: string }) {
  useEffect(startActivityReports, [])
  return (
    <>
      <MediaBlurPolicy />
      <AccountPrompts userId={userId} />
    </>
  )
}
