import { PencilLine } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/channel'
import { useSession } from '@/features/auth'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { serverNow } from '@/services/server-clock'
import { useMinute } from '@/services/tick'
import { Icon } from '@/ui/icon'
import { plainName } from '@/ui/user-name'

import { useTyping } from '../../live-typing'
import type { NamesInThread } from './names-in-thread'

/** Returns who is typing: the fan or colleagues, except the holder of the lock, whom the composer names. */
function useWriters({ channelId, presence, lock }: OpenChannel): string[] {
  const { userId: me } = useSession()
  const typing = useTyping(channelId)
  useMinute()
  const writing = [...typing, ...presence.filter(({ isTyping }) => isTyping).map(({ userId }) => userId)]
  const holder = lock && lock.until > serverNow() ? lock.userId : undefined
  return [...new Set(writing)].filter((userId) => userId !== me && userId !== holder)
}

/** Uses the reserved space under the newest message, so that nothing shifts when typing starts. */
export function TypingLine({ channel, names }: { channel: OpenChannel; names: NamesInThread }) {
  const { t } = useTranslation('tools')
  const writers = useWriters(channel).map((id) => isolate(plainName(names(id))))
  return (
    <p
      aria-live="polite"
      className="pointer-events-none absolute start-6 end-6 bottom-0 flex h-6 items-center gap-[6px] text-12 text-text-quiet max-md:start-4 max-md:end-4"
    >
      {writers.length > 0 && (
        <span className="enter flex min-w-0 items-center gap-[6px] rounded-full bg-(--under) pe-2">
          <Icon of={PencilLine} />
          <span className="cut">
            {writers.length === 1
              ? t('thread.is_writing', { name: writers[0] ?? '' })
              : t('thread.are_writing', { names: formatList(writers) })}
          </span>
        </span>
      )}
    </p>
  )
}
