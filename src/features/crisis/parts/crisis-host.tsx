import { useCrisisState } from '../crisis-store'
import { CheckFailed } from './check-failed'

/** Where crisis help appears. Mounted once by the shell; the dialog itself comes with its first use. */
export function CrisisHost() {
  const { isOpen, mode, round, Dialog } = useCrisisState()
  return (
    <>
      {isOpen && mode === 'failed' && <CheckFailed />}
      {Dialog && <Dialog key={round} />}
    </>
  )
}
