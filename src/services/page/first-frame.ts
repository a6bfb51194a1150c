/*
 * Access to the frame that index.html paints before scripts run (src/first-frame): the typed input, and its
 * removal.
 */

interface FrameInput {
  email: string
  password: string
  focused: 'email' | 'password' | undefined
  /** Enter or the button was pressed: the form submits as it is. */
  isSubmitted: boolean
}

const frameInputElement = (name: string) =>
  document.querySelector<HTMLInputElement>(`#first-frame input[name="${name}"]`)

/** The input in the sign-in frame before the real form mounted. */
export function readFrameInput(): FrameInput {
  const focused = document.activeElement?.id
  const form = document.querySelector<HTMLElement>('#first-frame-form')
  return {
    email: frameInputElement('email')?.value ?? '',
    password: frameInputElement('password')?.value ?? '',
    focused:
      focused === 'first-frame-email' ? 'email' : focused === 'first-frame-password' ? 'password' : undefined,
    isSubmitted: form?.dataset.submitted !== undefined,
  }
}

/** Removes the frame; the component that replaces it calls this in the same frame. */
export function removeFirstFrame(): void {
  document.querySelector('#first-frame')?.remove()
}
