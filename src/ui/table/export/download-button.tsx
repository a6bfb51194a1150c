import { Download } from 'lucide-react'
import { useState } from 'react'

import { FieldError } from '../../feedback/field-error'
import { IconButton } from '../../icon-button'

interface DownloadButtonProps {
  name: string
  /** Builds the file and starts its download. */
  save: () => Promise<unknown>
  /** Error text; stays beside the button until the next attempt. */
  failedText: (error: unknown) => string
  disabledReason?: string | undefined
}

/** Downloads a file. */
export function DownloadButton({ name, save, failedText, disabledReason }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const press = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await save()
    } catch (error) {
      setFailure(failedText(error))
    }
    setBusy(false)
  }
  return (
    <span className="inline-flex flex-wrap items-center">
      <IconButton
        icon={Download}
        name={name}
        busy={isBusy}
        disabledReason={disabledReason}
        onClick={() => void press()}
      />
      {failure !== undefined && (
        <span role="alert">
          <FieldError>{failure}</FieldError>
        </span>
      )}
    </span>
  )
}
