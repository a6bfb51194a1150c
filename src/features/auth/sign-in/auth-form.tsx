import { type ComponentProps, useEffect, useRef, useState } from 'react'

interface AuthFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => void
}

/** A form of a public screen. After a refused attempt the first invalid field gets the focus, once it shows. */
export function AuthForm({ onSubmit, ...form }: AuthFormProps) {
  const attempted = useRef<Element>(undefined)
  // An attempt that changes nothing has to render too, so that the effect runs.
  const [, render] = useState<object>()
  useEffect(() => {
    const invalid = attempted.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (!invalid) return
    attempted.current = undefined
    invalid.focus()
  })
  return (
    <form
      {...form}
      className="auth-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        attempted.current = event.currentTarget
        render({})
        onSubmit()
      }}
    />
  )
}
