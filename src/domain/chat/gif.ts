import * as v from 'valibot'

import { Id } from '../server/id'
import { Media } from '../vault/media'

/** A GIF search result, sent as media. */
export const Gif = v.object({ gifId: Id, title: v.string(), media: Media })
export interface Gif extends v.InferOutput<typeof Gif> {}
