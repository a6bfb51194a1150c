import { MediaField } from './composer/tools/vault/media-field'
import { MediaListField } from './composer/tools/vault/media-list-field'

export {
  type ComposerContent,
  ComposerStore,
  useContent,
  useContentOf,
} from './composer/store/composer-store'
export { MessageEditor } from './composer/message-editor'
export { useProblemText } from './composer/send/problem-line'
export { useSendFacts } from './composer/send/use-send-facts'
export { SaveScriptDialog } from './composer/tools/scripts/save-script-dialog'
export { PictureField } from './composer/tools/upload/picture-field'

/** Fields of a form that take media of the vault. */
export const MediaFields = { One: MediaField, List: MediaListField }
