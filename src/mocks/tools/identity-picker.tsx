import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { DEMO_CODE, DEMO_PASSWORD, IDENTITIES, type Identity } from '../rules/account/identities'

const SLOT = '#mock-slot'

const inputOf = (name: string) => document.querySelector<HTMLInputElement>(`form input[name="${name}"]`)

/** Where the page offers a slot for the tools, and whether it asks for email and password. */
const readPage = () => ({
  slot: document.querySelector(SLOT),
  isLogin: inputOf('email') !== null && inputOf('password') !== null,
})

/** Observes the page, which does not know about the mock. */
function usePageSlot() {
  const [page, setPage] = useState(readPage)
  useEffect(() => {
    const follow = () =>
      setPage((before) => {
        const now = readPage()
        return now.slot === before.slot && now.isLogin === before.isLogin ? before : now
      })
    const observer = new MutationObserver(follow)
    observer.observe(document.body, { childList: true, subtree: true })
    follow()
    return () => observer.disconnect()
  }, [])
  return page
}

/** Sets a field's value through the native setter, so that React receives the change. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function signInAs({ email }: Identity): void {
  const [emailInput, passwordInput] = [inputOf('email'), inputOf('password')]
  if (!emailInput || !passwordInput) return
  typeInto(emailInput, email)
  typeInto(passwordInput, DEMO_PASSWORD)
  // Waits until React has processed the input.
  setTimeout(() => passwordInput.form?.requestSubmit())
}

/**
 * Demo users to sign in as with one click, below the sign-in form; on other public screens, the code that
 * works.
 */
export function IdentityPicker() {
  const { t } = useTranslation('common')
  const { slot, isLogin } = usePageSlot()
  if (!slot) return null
  const hint = <p className="mock-hint">{t('mock.code_hint', { code: DEMO_CODE })}</p>
  if (!isLogin) return createPortal(hint, slot)
  return createPortal(
    <section className="mock-people" aria-labelledby="mock-people-title">
      <h2 id="mock-people-title">{t('mock.people_title')}</h2>
      <ul>
        {IDENTITIES.map((identity) => (
          <li key={identity.userId}>
            <button type="button" onClick={() => signInAs(identity)}>
              <span>
                <bdi>{identity.name}</bdi>
              </span>
              <small>{t(`mock.identity_${identity.labelKey}`)}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className="mock-hint">{t('mock.people_hint', { password: DEMO_PASSWORD, code: DEMO_CODE })}</p>
    </section>,
    slot,
  )
}
