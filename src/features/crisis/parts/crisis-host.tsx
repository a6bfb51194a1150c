import { useEffect } from 'react'

import { closeCrisis, useCrisisState } from '../crisis-store'
import { CheckFailed } from './check-failed'

/** Where crisis help appears. Mounted once by the shell; the dialog itself comes with its first use. */
export function CrisisHost() {
  const { isOpen, mode, round, Dialog } = useCrisisState()
  useEffect(() => closeCrisis, [])
  return (
    <>
      {isOpen && mode === 'failed' && <CheckFailed />}
      {Dialog && <Dialog key={round} />}
    </>
  )
}
