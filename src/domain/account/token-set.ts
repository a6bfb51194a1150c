import * as v from 'valibot'

import { flag, orNull } from '@/lib/lenient-schema'

/** The tokens of requirements 3. A response may hold any of them: missing ones stay unchanged. */
export const TokenSet = v.object({
  accessToken: orNull(v.string()),
  refreshToken: orNull(v.string()),
  forceRefresh: flag,
  deviceToken: orNull(v.string()),
})
export interface TokenSet extends v.InferOutput<typeof TokenSet> {}
