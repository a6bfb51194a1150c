/** The frame index.html paints before script runs (src/first-frame): what was typed into it, and its removal. */

interface Typed {
  email: string
  password: string
  focused: 'email' | 'password' | undefined
  /** Enter or the button was pressed: the form is to be submitted as it is. */
  isSubmitted: boolean
}

const inputOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`#first-frame input[name="${name}"]`)

/** What the user typed into the sign-in frame before the real form mounted. */
export function typedIntoFrame(): Typed {
  const focused = document.activeElement?.id
  const form = document.querySelector<HTMLElement>('#first-frame-form')
  return {
    email: inputOf('email')?.value ?? '',
    password: inputOf('password')?.value ?? '',
    focused:
      focused === 'first-frame-email' ? 'email' : focused === 'first-frame-password' ? 'password' : undefined,
    isSubmitted: form?.dataset.submitted !== undefined,
  }
}

/** Called by the part that replaces it, in the same frame. */
export function removeFirstFrame(): void {
  document.querySelector('#first-frame')?.remove()
}
