import { PencilLine } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { useSession } from '@/features/auth'
import { formatList } from '@/i18n/format'
import { Icon } from '@/ui/icon'
import { isolatedName } from '@/ui/text/user-name'

import { useLockedBy } from '../../base/use-locked-by'
import { useTypingUsers } from '../../../events/typing-users'
import type { ThreadNames } from '../base/use-thread-names'

/** Returns who is typing: the fan or colleagues, except the holder of the lock, whom the composer names. */
function useOtherTypingUsers({ channelId, lock }: OpenChannel): string[] {
  const { userId: me } = useSession()
  const typing = useTypingUsers(channelId)
  const lockedBy = useLockedBy(lock, me)
  return typing.filter((userId) => userId !== me && userId !== lockedBy)
}

/** Uses the reserved space under the newest message, so that nothing shifts when typing starts. */
export function TypingLine({ channel, names }: { channel: OpenChannel; names: ThreadNames }) {
  const { t } = useTranslation('tools')
  const writers = useOtherTypingUsers(channel).map((id) => isolatedName(names.nameOf(id)))
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
