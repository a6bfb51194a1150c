import {
  Apple,
  Car,
  Clock3,
  Dumbbell,
  Flag,
  Hash,
  Lightbulb,
  type IconNode,
  PawPrint,
  Smile,
  User,
} from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { IconButton } from '@/ui/icon-button'

import { EMOJI_GROUPS, type EmojiGroup } from './emoji-data'

const ICON: Record<EmojiGroup, IconNode> = {
  smileys: Smile,
  people: User,
  nature: PawPrint,
  food: Apple,
  travel: Car,
  activities: Dumbbell,
  objects: Lightbulb,
  symbols: Hash,
  flags: Flag,
}

/** Fits all groups on one line at any width. */
const BUTTON_CLASS = 'w-auto! min-w-0 flex-1'

/** Jumps to the start of a group. */
export function GroupBar({
  hasRecent,
  onJump,
}: {
  hasRecent: boolean
  onJump: (id: 'recent' | EmojiGroup) => void
}) {
  const { t } = useTranslation('tools')
  return (
    <div className="flex">
      {hasRecent && (
        <IconButton
          icon={Clock3}
          size="small"
          className={BUTTON_CLASS}
          name={t('compose_tools.emoji_recent')}
          onClick={() => onJump('recent')}
        />
      )}
      {EMOJI_GROUPS.map((group) => (
        <IconButton
          key={group}
          icon={ICON[group]}
          size="small"
          className={BUTTON_CLASS}
          name={t(`compose_tools.emoji_${group}`)}
          onClick={() => onJump(group)}
        />
      ))}
    </div>
  )
}
