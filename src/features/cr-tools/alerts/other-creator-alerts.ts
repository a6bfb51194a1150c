import { accountNameOf } from '@/domain/account/account-name'
import type { QueryClient } from '@tanstack/react-query'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { getNotificationSettings } from '@/api/calls/chat/notifications'
import { queryOf } from '@/api/query'
import { noticeDeliveryOf } from '@/domain/notifications/notice-delivery'
import { loadNamespaces, t } from '@/i18n'
import { formatList } from '@/i18n/format'
import { sumOf } from '@/lib/sum-of'
import { showBrowserNotification } from '@/services/page/browser-notification'
import { toast } from '@/services/page/toasts'
import { loadWithRetry } from '@/services/loading/load-with-retry'
import { isolatedName } from '@/ui/text/user-name'

import { playNotice } from './alerts'
import { manyMessagesText } from './notice-text'
import type { UnreadIncrease } from './unread-increase'

/** Settings change rarely, and each creator has their own. */
const SETTINGS_FRESH_MS = 10 * 60_000
const NAMES_FRESH_MS = 60 * 60_000

interface OtherCreatorAlertDeps {
  /** Whether the user has left or switched to another creator. */
  isOver: () => boolean
  isHidden: () => boolean
  /** The page that shows the unread counts of every creator. */
  isAtCreators: () => boolean
  openCreator: (creatorId: string) => void
  openCreators: () => void
}

/** Falls back to the defaults when loading fails, so that the notice is still shown. */
const fetchSettings = (client: QueryClient, creatorId: string) =>
  client
    .query({ ...queryOf(getNotificationSettings, undefined, creatorId), staleTime: SETTINGS_FRESH_MS })
    .catch(() => undefined)

/** Adds the user's notification settings to an increase. */
async function withSettings(client: QueryClient, increase: UnreadIncrease) {
  const settings = await fetchSettings(client, increase.creatorId)
  return { ...increase, settings, delivery: noticeDeliveryOf(settings?.kinds, 'message') }
}

async function fetchCreatorNames(
  client: QueryClient,
  increases: readonly UnreadIncrease[],
): Promise<string[]> {
  const { data } = await client
    .query({ ...queryOf(listAssignedCreators), staleTime: NAMES_FRESH_MS })
    .catch(() => ({ data: [] }))
  const ids = new Set(increases.map(({ creatorId }) => creatorId))
  return data
    .filter(({ creatorId }) => ids.has(creatorId))
    .map(({ creator }) => isolatedName(accountNameOf(creator)))
}

/** Notifies of messages for creators not in focus, by the settings of each (screens S14). */
export async function notifyOfOtherCreators(
  client: QueryClient,
  increases: readonly UnreadIncrease[],
  { isOver, isHidden, isAtCreators, openCreator, openCreators }: OtherCreatorAlertDeps,
): Promise<void> {
  const withDelivery = await Promise.all(increases.map((increase) => withSettings(client, increase)))
  if (isOver()) return
  const audible = withDelivery.filter(({ delivery }) => delivery.sound)
  playNotice(
    audible.map(({ settings }) => settings),
    isHidden(),
  )
  await loadWithRetry(() => loadNamespaces(['tools']))
  const notifyBy = async (
    way: 'inApp' | 'push',
    show: (text: string, detail: string | undefined, onPress: () => void) => void,
  ) => {
    const matching = withDelivery.filter(({ delivery }) => delivery[way])
    const [only, ...more] = matching
    if (!only) return
    const names = await fetchCreatorNames(client, matching)
    if (isOver()) return
    const count = sumOf(matching, (it) => it.count)
    const whom = names.length > 0 ? t('tools:live.for', { names: formatList(names) }) : undefined
    show(manyMessagesText(count), whom, () =>
      more.length > 0 ? openCreators() : openCreator(only.creatorId),
    )
  }
  if (isHidden()) await notifyBy('push', showBrowserNotification)
  if (isAtCreators()) return
  await notifyBy('inApp', (text, detail, onPress) =>
    toast.info(text, {
      ...(detail && { detail }),
      action: { label: t('tools:notifications.show'), onPress },
    }),
  )
}
