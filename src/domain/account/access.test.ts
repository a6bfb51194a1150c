import { describe, expect, it } from 'vitest'

import { decideRoute, stepAfterSignIn } from './access'

const director = { status: 'fan', roles: ['agency_director'], hasCreator: false } as const
const signedInAt = (address: string) => decideRoute('login', director, address)

describe('the path saved for after sign-in', () => {
  it('opens from the sign-in screen when the roles allow it', () => {
    expect(signedInAt('/login?next=%2Fsettings%2Ffeedback%3Fa%3Db%23c')).toEqual({
      kind: 'redirect',
      to: '/settings/feedback?a=b#c',
    })
    expect(signedInAt('/login?next=%2Fagency-manage')).toEqual({ kind: 'redirect', to: '/agency-overview' })
    expect(signedInAt('/login?next=%2F%2Felsewhere.example')).toEqual({
      kind: 'redirect',
      to: '/agency-overview',
    })
    expect(signedInAt('/login#?next=%2Fsettings%2Ffeedback')).toEqual({
      kind: 'redirect',
      to: '/agency-overview',
    })
  })
  it('is kept on the redirect to the page of a level below fan', () => {
    expect(stepAfterSignIn('pending_mfa', '/agency-manage')).toBe('/mfa?next=%2Fagency-manage')
    expect(stepAfterSignIn('locked', 'https://elsewhere.example/')).toBe('/locked')
    expect(stepAfterSignIn('unverified', null)).toBe('/verify')
    expect(stepAfterSignIn('unlinked', '/verify?code=NORTH-2468')).toBe('/verify?code=NORTH-2468')
  })
})

describe('the intent of a sign-in that began elsewhere', () => {
  const endAt = (address: string, intent: string | null) =>
    decideRoute('authSuccess', { ...director, intent }, address)

  it('opens when the address has no target', () => {
    expect(endAt('/auth/success', '/settings/feedback')).toEqual({
      kind: 'redirect',
      to: '/settings/feedback',
    })
    expect(endAt('/auth/success?next=%2Fagency-overview', '/settings/feedback')).toEqual({
      kind: 'redirect',
      to: '/agency-overview',
    })
  })

  it.each(['//elsewhere.example', 'https://elsewhere.example/', '/agency-manage', '/login', null])(
    'falls back to the landing page instead of %s',
    (intent) => {
      expect(endAt('/auth/success', intent)).toEqual({ kind: 'redirect', to: '/agency-overview' })
    },
  )
})
