import { GalleryVerticalEnd, X } from 'lucide'
import { type ReactNode, useId, useRef, useState } from 'react'

import { Button } from '@/ui/button'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { IconButton } from '@/ui/icon-button'

import { useToolDisabledReasons } from '../panel/use-tool-disabled-reasons'

interface VaultFieldProps {
  labels: { label: string; choose: string; change: string; remove: string }
  /** Falsy when nothing is chosen. */
  chosen: ReactNode
  error: string | undefined
  onClear: () => void
  renderPicker: (close: () => void) => ReactNode
}

/** A form field for media of the vault: what is chosen, and a button for the picker. */
export function VaultField({ labels, chosen, error, onClear, renderPicker }: VaultFieldProps) {
  const [isChoosing, setChoosing] = useState(false)
  const denied = useToolDisabledReasons().vault
  const label = useId()
  const choose = useRef<HTMLButtonElement>(null)
  const clear = () => {
    // The pressed button unmounts and would take the focus with it.
    choose.current?.focus()
    onClear()
  }
  return (
    <div role="group" aria-labelledby={label} className="grid min-w-0 content-start gap-[6px]">
      <span id={label} className="text-13 font-medium">
        {labels.label}
      </span>
      {chosen && (
        <div className="flex min-h-control min-w-0 items-center gap-2 rounded-control bg-fill py-1 ps-2 pe-1 text-13">
          {chosen}
          <IconButton icon={X} size="small" name={labels.remove} onClick={clear} />
        </div>
      )}
      <Button
        ref={choose}
        icon={GalleryVerticalEnd}
        className="justify-self-start"
        aria-haspopup="dialog"
        aria-invalid={Boolean(error)}
        disabledReason={denied}
        onClick={() => setChoosing(true)}
      >
        {chosen ? labels.change : labels.choose}
      </Button>
      <ErrorAlert>{error}</ErrorAlert>
      {isChoosing && renderPicker(() => setChoosing(false))}
    </div>
  )
}
