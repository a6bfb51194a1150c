export {
  type ComposerContent,
  type ComposerDesk,
  EMPTY_CONTENT,
  useContent,
  useContentOf,
} from './composer/content'
export { Desk } from './composer/desk'
export { MessageEditor } from './composer/message-editor'
export { isSendPress } from './composer/send-keys'
export { useReplyProblem } from './composer/use-reply-problem'
export { uploads } from './composer/tools/upload/uploads'
