import * as v from 'valibot'

import { serverNow } from '@/services/network/server-clock'
import { momentSchema } from '@/ui/field/form/moment-schema'

/** Schema of a future moment. Takes the error messages for the field. */
export const futureTimeSchema = ({ missing, past }: { missing: string; past: string }) =>
  v.pipe(
    momentSchema,
    v.check(({ at }) => typeof at === 'number', missing),
    v.check(({ at }) => typeof at !== 'number' || at > serverNow(), past),
    v.transform(({ at }) => at ?? 0),
  )
