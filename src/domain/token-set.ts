import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

/** Spec 3. An answer may hold any part of it: what is missing stays as it is. */
export const TokenSet = v.object({
  accessToken: orNull(v.string()),
  refreshToken: orNull(v.string()),
  forceRefresh: orElse(v.boolean(), false),
  deviceToken: orNull(v.string()),
})
export interface TokenSet extends v.InferOutput<typeof TokenSet> {}
