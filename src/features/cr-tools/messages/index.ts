export {
  type ComposerContent,
  type ComposerHandle,
  useContent,
  useContentOf,
} from './composer/store/composer-content'
export { ComposerStore } from './composer/store/composer-store'
export { MessageEditor } from './composer/message-editor'
export { useProblemText } from './composer/send/problem-line'
export { useSendFacts } from './composer/send/use-send-facts'
export { PictureField } from './composer/tools/upload/picture-field'
export { MediaFields } from './composer/tools/vault/media-fields'
