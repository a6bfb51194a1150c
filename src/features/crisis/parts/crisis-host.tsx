import { useEffect } from 'react'

import { closeCrisis, useCrisisState } from '../crisis-store'
import { CheckFailed } from './check-failed'

/** Hosts the crisis help. Mounted once by the shell; the dialog lazy-loads. */
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
