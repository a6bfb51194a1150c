import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { login } from '@/api/calls/account/auth'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { tokens } from '@/api/token-store'
import { acceptTokens } from '@/features/auth/session/accept-tokens'
import { DEMO_PASSWORD, IDENTITIES, type Identity } from '@/mocks/rules/account/identities'
import { server, world } from '@/mocks/node'
import { clearPageHistory } from '@/services/page/page-history'

let cleanups: (() => void)[] = []

/** Runs this after the test, once its components have unmounted. */
export const cleanUpAfterTest = (...works: (() => void)[]): void => void cleanups.push(...works)

/** Starts the mock backend for a test file, signed out and without data of the test before. Call it at the top level. */
export function setUpBackend(): void {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' })
    window.scrollTo = () => undefined // jsdom does not implement scrolling
  })
  afterEach(async () => {
    cleanup()
    for (const work of cleanups) work()
    cleanups = []
    queryClient.clear()
    tokens.clearTokens(tokens.beginLogout('logout'))
    clearPageHistory()
    localStorage.clear()
    server.resetHandlers()
    await world.reset()
  })
  afterAll(() => server.close())
}

export async function signIn(label: Identity['labelKey']): Promise<void> {
  const identity = IDENTITIES.find(({ labelKey }) => labelKey === label)
  if (!identity) throw new Error(`No identity is labelled ${label}`)
  acceptTokens(await send(login, { email: identity.email, password: DEMO_PASSWORD }))
}
