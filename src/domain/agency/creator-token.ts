import * as v from 'valibot'

import { Instant } from '../time/instant'

/** The token to act for the creator in focus. */
export const CreatorToken = v.object({ accessToken: v.string(), expiresAt: Instant })
export interface CreatorToken extends v.InferOutput<typeof CreatorToken> {}
