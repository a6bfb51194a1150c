import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { useSession } from '@/features/auth'
import { useLanguage } from '@/i18n/language-provider'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchField } from '@/ui/field/search-field'
import { SkeletonBar } from '@/ui/skeleton'

import type { GridSection } from '@/ui/field/pick-grid/grid-rows'
import { PickGrid } from '@/ui/field/pick-grid/pick-grid'
import type { ToolProps } from '../panel/tool'
import { ToolPanel } from '../panel/tool-panel'
import { type Emoji, EMOJI_GROUPS, type EmojiGroup, findEmojis, withTone, loadEmojis } from './emoji-data'
import { recordEmoji, recordTone, readEmojiPreferences } from './emoji-preferences'
import { GroupBar } from './group-bar'
import { ToneChoice } from './tone-choice'

const COLUMNS = 9
const ROW_PX = 40
const HEIGHT = 'h-[min(288px,40vh)]'

type Section = 'recent' | EmojiGroup

/** Returns the recent emojis and all by group, or one section of search results. */
function useSections(all: readonly Emoji[], query: string, recent: readonly string[]) {
  const { t } = useTranslation('tools')
  return useMemo((): GridSection<Emoji>[] => {
    if (query.trim() !== '') return [{ id: 'found', items: findEmojis(all, query) }]
    const byChar = new Map(all.map((emoji) => [emoji.char, emoji]))
    const latest = recent.flatMap((char) => byChar.get(char) ?? [])
    return [
      { id: 'recent', title: t('compose_tools.emoji_recent'), items: latest },
      ...EMOJI_GROUPS.map((group) => ({
        id: group,
        title: t(`compose_tools.emoji_${group}`),
        items: all.filter((emoji) => emoji.group === group),
      })),
    ]
  }, [all, query, recent, t])
}

const NONE: readonly Emoji[] = []
const labelOf = ({ label }: Emoji) => label

/** Loads the emojis in the console's language, with the user's recent ones. */
function useEmojis(query: string) {
  const { userId = '' } = useSession()
  const language = useLanguage()
  // As they were on opening: updating them would shift everything below.
  const [habits] = useState(() => readEmojiPreferences(userId))
  const [tone, setTone] = useState(habits.tone)
  const read = useQuery({
    queryKey: ['emojis', language],
    queryFn: () => loadEmojis(language),
    staleTime: Infinity,
  })
  const sections = useSections(read.data ?? NONE, query, habits.recent)
  const isEmpty = sections.every(({ items }) => items.length === 0)
  const chooseTone = (tone: number) => {
    setTone(tone)
    recordTone(userId, tone)
  }
  const note = (emoji: Emoji) => recordEmoji(userId, emoji.char)
  return { status: useQueryStatus(read, isEmpty), sections, habits, tone, chooseTone, note }
}

/**
 * Emoji picker with groups and search; inserts at the cursor and stays open for the next one (screens S11).
 */
export function EmojiPicker({ composer, anchor, onClose }: ToolProps) {
  const { t } = useTranslation('tools')
  const [query, setQuery] = useState('')
  const [jump, setJump] = useState<{ id: Section }>()
  const [hasPicked, setHasPicked] = useState(false)
  const { status, sections, habits, tone, chooseTone, note } = useEmojis(query)
  const pick = (emoji: Emoji) => {
    // The panel would take the focus back a frame later, and a key pressed in between would go to the text
    // field.
    composer.insert(withTone(emoji, tone), { takesFocus: false })
    note(emoji)
    setHasPicked(true)
  }
  return (
    <ToolPanel
      anchor={anchor}
      title={t('compose_tools.emoji')}
      onClose={() => onClose(hasPicked ? 'write' : undefined)}
      className="sm:w-[392px]"
    >
      <div className="grid gap-2">
        <div className="flex items-center gap-2">
          <SearchField
            autoFocus
            name={t('compose_tools.emoji_search')}
            value={query}
            onChange={setQuery}
            className="flex-1"
          />
          <ToneChoice tone={tone} onChange={chooseTone} />
        </div>
        {query === '' && <GroupBar hasRecent={habits.recent.length > 0} onJump={(id) => setJump({ id })} />}
        <ContentState
          status={status}
          skeleton={<SkeletonBar className={HEIGHT} />}
          empty={<EmptyState icon={SearchX} title={t('compose_tools.emoji_none')} />}
        >
          <PickGrid
            name={t('compose_tools.emoji')}
            sections={sections}
            columns={COLUMNS}
            rowPx={ROW_PX}
            labelOf={labelOf}
            jumpTo={jump}
            onPick={pick}
            renderItem={(emoji) => (
              <span className="grid size-full place-items-center rounded-control text-24 leading-none transition-colors hover:bg-fill">
                {withTone(emoji, tone)}
              </span>
            )}
            className={HEIGHT}
          />
        </ContentState>
      </div>
    </ToolPanel>
  )
}
