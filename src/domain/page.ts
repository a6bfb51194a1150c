import * as v from 'valibot'

import { Id } from './id'

/** How requests ask for a part of a list: so many after that id, from the start without one. */
export const pageRequest = { limit: v.number(), lastId: v.nullish(Id) }

/** A part of a list; a null `lastId` means the end. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <S extends v.GenericSchema>(row: S) =>
  v.object({ data: v.array(row), lastId: v.nullish(Id, null) })
