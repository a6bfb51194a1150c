import * as v from 'valibot'

import { Roles } from '@/domain/account/role'

import { userValue } from './user-value'

const LastAccess = v.object({ roles: Roles, agencyTimezone: v.nullable(v.string()) })

/** What the first data of a page depends on, as the last visit knew it. Grants nothing: the server decides. */
export const lastAccess = userValue('lastAccess', LastAccess)
export type LastAccess = v.InferOutput<typeof LastAccess>
