import { MediaField } from './media-field'
import { MediaListField } from './media-list-field'
import { MediaPicks } from './media-picks'

/** Fields of a form that take media of the vault. */
export const MediaFields = { One: MediaField, List: MediaListField, Picks: MediaPicks }
