import { useChannelLock } from './composer/lock/use-channel-lock'
import { useProblemText } from './composer/send/problem-line'
import { useCheckAndQueue } from './composer/send/use-check-and-queue'
import { useSendContext } from './composer/send/use-send-context'
import { MediaField } from './composer/tools/vault/media-field'
import { MediaListField } from './composer/tools/vault/media-list-field'

export { ComposerStore, useContent, useContentOf } from './composer/store/composer-store'
export { MessageEditor } from './composer/message-editor'
export { SaveScriptDialog } from './composer/tools/scripts/save-script-dialog'
export { PictureField } from './composer/tools/upload/picture-field'

/** Sending to fans from outside a chat: what is checked first, the lock, the crisis check and outbox. */
export const Sending = { useProblemText, useSendContext, useChannelLock, useCheckAndQueue }

/** Fields of a form that take media of the vault. */
export const MediaFields = { One: MediaField, List: MediaListField }
