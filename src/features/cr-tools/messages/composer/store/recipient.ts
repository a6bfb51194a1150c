import { useQuery } from '@tanstack/react-query'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import type { Fan } from '@/domain/chat/fan'
import { DEFAULT_CURRENCY } from '@/domain/money/money'

import type { ComposerHandle } from './composer-content'

/** The recipient of a composer. */
export type ComposerRecipient = Pick<ComposerHandle, 'creatorId' | 'channel'>

/** Returns the recipient's ID; null in groups and for messages to many fans. */
export const recipientIdOf = ({ channel }: ComposerRecipient): string | null =>
  channel?.kind === 'direct' ? channel.userId : null

/** Returns the recipient's data; undefined until loaded. */
export function useRecipientFan(desk: ComposerRecipient): Fan | undefined {
  const userId = recipientIdOf(desk)
  return useQuery({ ...queryOf(getFan, { userId: userId ?? '' }, desk.creatorId), enabled: userId !== null })
    .data
}

/** Returns the currency of prices in a composer. */
export const currencyOf = ({ channel }: Partial<ComposerRecipient>): string =>
  channel?.currency ?? DEFAULT_CURRENCY
