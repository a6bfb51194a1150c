import { useFanValues } from '../../../../people/use-fan-values'
import type { ComposerStore } from '../../store/composer-store'
import { recipientIdOf } from '../../store/recipient'
import { usePanelInput } from '../panel/panel-input'
import { useScripts } from './use-scripts'
import { useSentSteps } from './use-sent-steps'

/** The creator's scripts as searched, and what they are for the composer's fan. */
export function useScriptLibrary(composer: ComposerStore) {
  const [query, setQuery] = usePanelInput(composer, 'scriptSearch', '')
  const [folderId, setFolderId] = usePanelInput(composer, 'scriptFolder', null)
  return {
    composer,
    search: { query, setQuery, folderId, setFolderId },
    scripts: useScripts(composer.creatorId, query, folderId),
    sentSteps: useSentSteps(composer),
    /** Values of the variables. */
    values: useFanValues(composer.creatorId, recipientIdOf(composer)),
  }
}
export interface ScriptLibrary extends ReturnType<typeof useScriptLibrary> {}
