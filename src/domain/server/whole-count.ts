import * as v from 'valibot'

import { orElse } from '@/lib/lenient-schema'

/** A count of things; zero where the server sends none. */
export const wholeCount = orElse(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0)
