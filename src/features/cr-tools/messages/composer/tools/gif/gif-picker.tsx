import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { searchGifs } from '@/api/calls/chat/media'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Gif } from '@/domain/chat/gif'
import { useDebounced } from '@/services/input/use-debounced'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchField } from '@/ui/field/search-field'
import { SkeletonBar } from '@/ui/skeleton'

import { usePanelInput } from '../panel/panel-input'
import { PickGrid } from '@/ui/field/pick-grid/pick-grid'
import { attachMedia } from '../attachments/attached-media'
import type { ToolProps } from '../panel/tool'
import { ToolPanel } from '../panel/tool-panel'

const PAGE_SIZE = 30
const SEARCH_AFTER_MS = 300
const HEIGHT = 'h-[min(320px,44vh)]'

function useGifs(creatorId: string, query: string) {
  const read = useInfiniteQuery({
    ...pagesOf(searchGifs, { query, limit: PAGE_SIZE }, creatorId),
    placeholderData: keepPreviousData,
  })
  const gifs: readonly Gif[] = read.data?.pages.flatMap(({ data }) => data) ?? []
  return {
    gifs,
    status: useQueryStatus(read, gifs.length === 0),
    more: () => void (read.hasNextPage && !read.isFetchingNextPage && read.fetchNextPage()),
  }
}

/** GIF search; shows popular ones until the user types (screens S11). */
export function GifPicker({ composer, anchor, onClose }: ToolProps) {
  const { t } = useTranslation('tools')
  const [written, setWritten] = usePanelInput(composer, 'gifSearch', '')
  const query = useDebounced(written.trim(), SEARCH_AFTER_MS)
  const { gifs, status, more } = useGifs(composer.creatorId, query)
  return (
    <ToolPanel
      anchor={anchor}
      title={t('compose_tools.gif')}
      onClose={() => onClose()}
      className="sm:w-[420px]"
    >
      <div className="grid gap-2">
        <SearchField autoFocus name={t('compose_tools.gif_search')} value={written} onChange={setWritten} />
        <ContentState
          status={status}
          skeleton={<SkeletonBar className={HEIGHT} />}
          empty={
            <EmptyState icon={SearchX} title={t('compose_tools.gif_none')}>
              <p>{t('compose_tools.gif_none_text')}</p>
            </EmptyState>
          }
        >
          <PickGrid
            name={t('compose_tools.gif')}
            sections={[{ id: 'gifs', items: gifs }]}
            columns={3}
            rowPx={104}
            labelOf={({ title }) => title || t('compose_tools.gif')}
            onEnd={more}
            onPick={({ media }) => {
              attachMedia(composer, [media])
              setWritten(undefined)
              onClose('write')
            }}
            renderItem={({ media }) => (
              <img
                key={media.mediaId}
                src={media.thumbUrl ?? media.url}
                alt=""
                loading="lazy"
                className="size-full rounded-control bg-fill object-cover"
              />
            )}
            className={HEIGHT}
          />
        </ContentState>
      </div>
    </ToolPanel>
  )
}
