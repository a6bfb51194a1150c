import { useRef } from 'react'

import { Button, type ButtonProps } from '../button'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Accessible name of the file input. */
  name: string
  accept: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Button that opens the file picker. Its input is hidden: what is off cannot be reached beside the button. */
export function FileButton({ name, accept, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={name}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Reset, so that choosing the same file again fires `change`.
          target.value = ''
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
