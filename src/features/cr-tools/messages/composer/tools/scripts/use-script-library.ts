import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listScripts } from '@/api/calls/chat/scripts'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Media } from '@/domain/vault/media'
import type { Script, ScriptStep } from '@/domain/chat/script'
import { useDebounced } from '@/services/input/use-debounced'

import type { ReadLatest } from '../../../../base/save-conflict'
import { useFanValues } from '../../../../people/use-fan-values'
import type { ComposerStore } from '../../store/composer-store'
import { recipientIdOf } from '../../store/recipient'
import { usePanelInput } from '../panel/panel-input'
import { useSentSteps } from './use-sent-steps'

const SEARCH_DEBOUNCE_MS = 250
const NO_SCRIPTS: readonly Script[] = []
const NO_MEDIA: readonly Media[] = []

/** Finds the media of a step, without those deleted from the vault. */
function useMediaOf(media: readonly Media[] = NO_MEDIA) {
  const byId = useMemo(() => new Map(media.map((it) => [it.mediaId, it])), [media])
  return ({ mediaIds }: ScriptStep): Media[] => mediaIds.flatMap((id) => byId.get(id) ?? [])
}

/** Returns the creator's scripts that match a search. */
function useScripts(creatorId: string, typed: string, folderId: string | null) {
  const query = useDebounced(typed, SEARCH_DEBOUNCE_MS)
  const read = useQuery({
    ...queryOf(listScripts, { query, folderId }, creatorId),
    placeholderData: keepPreviousData,
  })
  const scripts = read.data?.data ?? NO_SCRIPTS
  return {
    scripts,
    folders: read.data?.folders ?? [],
    status: useQueryStatus(read, scripts.length === 0),
    /** Whether these still match the previous search. */
    isOfPrevious: read.isPlaceholderData || query !== typed,
    mediaOf: useMediaOf(read.data?.media),
  }
}

const allScripts = (creatorId: string) => queryOf(listScripts, { query: '', folderId: null }, creatorId)

/** Reads a script as a colleague has saved it meanwhile. */
export const readLatestScript =
  (creatorId: string, scriptId: string): ReadLatest =>
  async (client) => {
    const { data } = await client.query({ ...allScripts(creatorId), staleTime: 0 })
    return data.find((script) => script.scriptId === scriptId)
  }

/** A script as it is now, with its media. It is read by itself: the search may not match it. */
export function useLatestScript(creatorId: string, scriptId: string | undefined) {
  const read = useQuery({ ...allScripts(creatorId), enabled: scriptId !== undefined })
  const { data, isSuccess, isFetching, isStale, isFetchedAfterMount, failureCount } = read
  const script = data?.data.find((one) => one.scriptId === scriptId)
  const status = useQueryStatus(read)
  // Stale data waits for its first refetch, and shows after all once that has failed.
  const isChecking = isFetching && isStale && !isFetchedAfterMount && failureCount === 0
  return {
    script,
    mediaOf: useMediaOf(data?.media),
    isGone: isSuccess && !isChecking && script === undefined,
    status: isChecking ? ({ kind: 'loading' } as const) : status,
  }
}

/** A step to insert. */
export interface ChosenStep {
  script: Script
  step: ScriptStep
  media: readonly Media[]
}

/** The creator's scripts as searched, and what they are for the composer's fan. */
export function useScriptLibrary(composer: ComposerStore) {
  const [query, setQuery] = usePanelInput(composer, 'scriptSearch', '')
  const [folderId, setFolderId] = usePanelInput(composer, 'scriptFolder', null)
  return {
    composer,
    search: { query, setQuery, folderId, setFolderId },
    found: useScripts(composer.creatorId, query, folderId),
    sentSteps: useSentSteps(composer),
    /** Values of the variables. */
    values: useFanValues(composer.creatorId, recipientIdOf(composer)),
  }
}
export interface ScriptLibrary extends ReturnType<typeof useScriptLibrary> {}
export interface LatestScript extends ReturnType<typeof useLatestScript> {}
