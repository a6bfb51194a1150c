import { useEffect } from 'react'

import { startActivityReports } from '../session/activity-reports'
import { AccountPrompts } from '../prompts/account-prompts'
import { MediaBlurPolicy } from '../media-blur-policy'

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
