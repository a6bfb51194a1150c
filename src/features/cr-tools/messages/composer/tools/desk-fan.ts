import { useQuery } from '@tanstack/react-query'

import { getFan } from '@/api/calls/fan'
import { queryOf } from '@/api/query'
import type { Fan } from '@/domain/fan'
import { DEFAULT_CURRENCY } from '@/domain/money'

import type { ComposerDesk } from '../content'

/** The recipient of a composer. */
export type Addressed = Pick<ComposerDesk, 'creatorId' | 'channel'>

/** Returns the recipient's ID; null in groups and for messages to many fans. */
export const fanIdOf = ({ channel }: Addressed): string | null =>
  channel?.kind === 'direct' ? channel.userId : null

/** Returns the recipient's data; undefined until loaded. */
export function useDeskFan(desk: Addressed): Fan | undefined {
  const userId = fanIdOf(desk)
  return useQuery({ ...queryOf(getFan, { userId: userId ?? '' }, desk.creatorId), enabled: userId !== null })
    .data
}

/** Returns the currency of prices in a composer. */
export const currencyOf = ({ channel }: Partial<Addressed>): string => channel?.currency ?? DEFAULT_CURRENCY
