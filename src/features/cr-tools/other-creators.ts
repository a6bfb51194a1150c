import type { QueryClient } from '@tanstack/react-query'
import i18n from 'i18next'

import { listAssignedCreators } from '@/api/calls/chatter'
import { getNotificationSettings } from '@/api/calls/notifications'
import { queryOf } from '@/api/query'
import { waysOf } from '@/domain/notice-ways'
import { loadNamespaces } from '@/i18n'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { showPageNotice } from '@/services/page-notice'
import { playSound } from '@/services/sounds'
import { toast } from '@/services/toasts'
import { untilThere } from '@/services/until-there'
import { plainName } from '@/ui/user-name'

import { maySoundNow } from './alerts'
import { creatorName } from './creators'
import { wordsOfManyMessages } from './notice-words'
import type { Rise } from './rises'

/** Settings change rarely, and each creator has their own. */
const SETTINGS_FRESH_MS = 10 * 60_000
const NAMES_FRESH_MS = 60 * 60_000

interface OtherWorld {
  /** Whether the user has left or switched to another creator. */
  isOver: () => boolean
  isHidden: () => boolean
  /** The page that shows the unread counts of every creator. */
  isAtCreators: () => boolean
  openCreator: (creatorId: string) => void
  openCreators: () => void
}

/** Falls back to the defaults when loading fails, so that the notice is still shown. */
const settingsOf = (client: QueryClient, creatorId: string) =>
  client
    .query({ ...queryOf(getNotificationSettings, undefined, creatorId), staleTime: SETTINGS_FRESH_MS })
    .catch(() => undefined)

/** Adds the user's notification settings to a rise. */
async function withWays(client: QueryClient, rise: Rise) {
  const settings = await settingsOf(client, rise.creatorId)
  return { ...rise, settings, ways: waysOf(settings?.kinds, 'message') }
}

/** Plays one sound: the first that is allowed. */
function sound(told: readonly Awaited<ReturnType<typeof withWays>>[], isHidden: boolean): void {
  const heard = told.find(
    ({ ways, settings }) =>
      ways.sound && settings?.sound !== 'none' && maySoundNow(settings, isHidden, new Date()),
  )
  const choice = heard && (heard.settings?.sound ?? 'soft')
  if (choice && choice !== 'none') playSound(choice)
}

async function namesOf(client: QueryClient, rises: readonly Rise[]): Promise<string[]> {
  const { data } = await client
    .query({ ...queryOf(listAssignedCreators), staleTime: NAMES_FRESH_MS })
    .catch(() => ({ data: [] }))
  const risen = data.filter(({ creatorId }) => rises.some((rise) => rise.creatorId === creatorId))
  return risen.map(({ creator }) => isolate(plainName(creatorName(creator))))
}

/** Notifies of messages for creators not in focus, by the settings of each (screens S14). */
export async function tellOfOthers(
  client: QueryClient,
  rises: readonly Rise[],
  { isOver, isHidden, isAtCreators, openCreator, openCreators }: OtherWorld,
): Promise<void> {
  const told = await Promise.all(rises.map((rise) => withWays(client, rise)))
  if (isOver()) return
  sound(told, isHidden())
  await untilThere(() => loadNamespaces(['tools']))
  const say = async (
    way: 'inApp' | 'push',
    show: (text: string, detail: string | undefined, onPress: () => void) => void,
  ) => {
    const meant = told.filter(({ ways }) => ways[way])
    const [only, ...more] = meant
    if (!only) return
    const names = await namesOf(client, meant)
    if (isOver()) return
    const count = meant.reduce((sum, rise) => sum + rise.count, 0)
    const whom = names.length > 0 ? i18n.t('tools:live.for', { names: formatList(names) }) : undefined
    show(wordsOfManyMessages(count), whom, () =>
      more.length > 0 ? openCreators() : openCreator(only.creatorId),
    )
  }
  if (isHidden()) await say('push', showPageNotice)
  if (isAtCreators()) return
  await say('inApp', (text, detail, onPress) =>
    toast.info(text, {
      ...(detail && { detail }),
      action: { label: i18n.t('tools:notifications.show'), onPress },
    }),
  )
}
