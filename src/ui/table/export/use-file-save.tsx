import { useState } from 'react'

import { FieldError } from '../../feedback/field-error'

/** Builds and saves a file: whether that is under way, and why it failed, until the next attempt. */
export function useFileSave(failedText: (error: unknown) => string) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const save = async (build: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await build()
    } catch (error) {
      setFailure(failedText(error))
    }
    setBusy(false)
  }
  const alert = failure !== undefined && (
    <span role="alert">
      <FieldError>{failure}</FieldError>
    </span>
  )
  return { isBusy, save, alert }
}
