import { getFloor } from '@/api/calls/agency/agency'
import { queryOf } from '@/api/query'

/** The floor of a group, or of the whole agency. */
export const floorQuery = (groupId: string | null) => queryOf(getFloor, groupId === null ? {} : { groupId })
