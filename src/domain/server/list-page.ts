import * as v from 'valibot'

import { validEntriesOf } from '@/lib/lenient-schema'

import { Id } from './id'

/** Request for a page of a list: `limit` rows after that id, or from the start. */
export const pageRequest = { limit: v.number(), lastId: v.nullish(Id) }

/** A page of a list; a null `lastId` means the end. */
/* @__NO_SIDE_EFFECTS__ */
export const listPageOf = <S extends v.GenericSchema>(row: S) =>
  v.object({ data: validEntriesOf(row), lastId: v.nullish(Id, null) })
