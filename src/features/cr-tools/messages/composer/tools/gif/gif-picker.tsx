import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { searchGifs } from '@/api/calls/media'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Gif } from '@/domain/gif'
import { ContentState } from '@/ui/content-state'
import { EmptyState } from '@/ui/empty-state'
import { SearchField } from '@/ui/search-field'
import { Bone } from '@/ui/skeleton'

import { useBegun } from '../begun'
import { PickGrid } from '@/ui/pick-grid/pick-grid'
import { attach } from '../media-moves'
import type { ToolProps } from '../tool'
import { ToolPanel } from '../tool-panel'

const PAGE = 30
const SEARCH_AFTER_MS = 300
const HEIGHT = 'h-[min(320px,44vh)]'

function useGifs(creatorId: string, query: string) {
  const read = useInfiniteQuery({
    ...pagesOf(searchGifs, { query, limit: PAGE }, creatorId),
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
export function GifPicker({ desk, anchor, onClose }: ToolProps) {
  const { t } = useTranslation('tools')
  const [written, setWritten] = useBegun(desk, 'gifSearch', '')
  const [query, setQuery] = useState(written.trim())
  useEffect(() => {
    const timer = setTimeout(() => setQuery(written.trim()), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [written])
  const { gifs, status, more } = useGifs(desk.creatorId, query)
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
          skeleton={<Bone className={HEIGHT} />}
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
            keyOf={({ gifId }) => gifId}
            labelOf={({ title }) => title || t('compose_tools.gif')}
            onEnd={more}
            onPick={({ media }) => {
              attach(desk, [media])
              setWritten(undefined)
              onClose('write')
            }}
            renderItem={({ media }) => (
              <img
                src={media.thumbUrl ?? media.url}
                alt=""
                loading="lazy"
                className="size-full bg-fill object-cover"
              />
            )}
            className={HEIGHT}
          />
        </ContentState>
      </div>
    </ToolPanel>
  )
}
