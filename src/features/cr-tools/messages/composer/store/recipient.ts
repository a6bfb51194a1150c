import { useQuery } from '@tanstack/react-query'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import type { Fan } from '@/domain/chat/fan'
import { DEFAULT_CURRENCY } from '@/domain/money/money'

import type { ComposerStore } from './composer-store'

/** The recipient of a composer. */
export type ComposerRecipient = Pick<ComposerStore, 'creatorId' | 'channel'>

/** Returns the recipient's ID; null in groups and for messages to many fans. */
export const recipientIdOf = ({ channel }: ComposerRecipient): string | null =>
  channel?.kind === 'direct' ? channel.userId : null

/** Returns the recipient's data; undefined until loaded. */
export function useRecipientFan(composer: ComposerRecipient): Fan | undefined {
  const userId = recipientIdOf(composer)
  return useQuery({
    ...queryOf(getFan, { userId: userId ?? '' }, composer.creatorId),
    enabled: userId !== null,
  }).data
}

/** Returns the currency of prices in a composer. */
export const currencyOf = ({ channel }: Partial<ComposerRecipient>): string =>
  channel?.currency ?? DEFAULT_CURRENCY
