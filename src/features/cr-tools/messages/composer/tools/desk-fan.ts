import { useQuery } from '@tanstack/react-query'

import { getFan } from '@/api/calls/fan'
import { queryOf } from '@/api/query'
import type { Fan } from '@/domain/fan'
import { DEFAULT_CURRENCY } from '@/domain/money'

import type { ComposerDesk } from '../content'

/** The recipient of a composer. */
export type Addressed = Pick<ComposerDesk, 'creatorId' | 'channel'>

/** The one fan a text goes to; none in groups and where it goes to many. */
export const fanIdOf = ({ channel }: Addressed): string | null =>
  channel?.kind === 'direct' ? channel.userId : null

/** What is known of that fan; nothing until it has come. */
export function useDeskFan(desk: Addressed): Fan | undefined {
  const userId = fanIdOf(desk)
  return useQuery({ ...queryOf(getFan, { userId: userId ?? '' }, desk.creatorId), enabled: userId !== null })
    .data
}

/** The currency that prices of a text are in. */
export const currencyOf = ({ channel }: Partial<Addressed>): string => channel?.currency ?? DEFAULT_CURRENCY
