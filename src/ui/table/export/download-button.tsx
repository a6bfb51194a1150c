import { Download } from 'lucide'
import { useState } from 'react'

import { FieldError } from '../../feedback/field-error'
import { IconButton } from '../../icon-button'

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

interface DownloadButtonProps {
  name: string
  /** Builds the file and starts its download. */
  save: () => Promise<unknown>
  /** Error text; stays beside the button until the next attempt. */
  failedText: (error: unknown) => string
  disabledReason?: string | undefined
}

/** Downloads a file. */
export function DownloadButton({ name, save: build, failedText, disabledReason }: DownloadButtonProps) {
  const { isBusy, save, alert } = useFileSave(failedText)
  return (
    <span className="inline-flex flex-wrap items-center">
      <IconButton
        icon={Download}
        name={name}
        busy={isBusy}
        disabledReason={disabledReason}
        onClick={() => void save(build)}
      />
      {alert}
    </span>
  )
}
