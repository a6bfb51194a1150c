import * as v from 'valibot'

import { orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { CheckedText } from '../crisis/checked-text'
import { Cents, cents } from '../money/money'
import { Id } from '../server/id'
import { Media } from '../vault/media'

/** What a message says and carries, as the server answers it. */
export const messageContent = {
  text,
  /** Shown in place of the media until they are bought. */
  lockText: orNull(v.string()),
  media: orElse(validEntriesOf(Media), []),
  previewMediaIds: orElse(validEntriesOf(Id), []),
  /** 0 is free. */
  price: cents,
}

/** The same as it is sent, checked before (decisions 22). */
export const checkedContent = {
  text: CheckedText,
  lockText: v.nullish(CheckedText),
  mediaIds: v.array(Id),
  previewMediaIds: v.array(Id),
  price: Cents,
  /** Sent after seeing the help: not checked again at send time. */
  sentAnyway: v.optional(v.boolean()),
}
