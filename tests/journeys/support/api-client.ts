import type { APIRequestContext } from '@playwright/test'

import { DEMO_PASSWORD } from '../../../src/mocks/rules/account/identities.ts'
import { expect } from './fixtures.ts'
import { identity, type IdentityName } from './sign-in.ts'

/** Calls the backend directly as a user, or as a creator that they work for; only when it is behind HTTP. */
export async function apiClientOf(request: APIRequestContext, who: IdentityName, creatorId?: string) {
  const call = async (path: string, data: object, token?: string) => {
    const headers = {
      'x-internal-api': '1',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const answer = await request.post(`/api${path}`, { data, headers })
    expect(answer.status(), path).toBe(200)
    const body: unknown = await answer.json()
    return body
  }
  const { accessToken } = (await call('/auth/login', {
    email: identity(who).email,
    password: DEMO_PASSWORD,
  })) as { accessToken: string } // shape of the call's response
  if (creatorId === undefined) return (path: string, data: object) => call(path, data, accessToken)
  const { token } = (await call('/internal/chatter/token', { creatorId }, accessToken)) as {
    token: { accessToken: string }
  }
  return (path: string, data: object) => call(path, data, token.accessToken)
}
