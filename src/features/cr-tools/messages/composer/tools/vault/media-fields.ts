import { MediaField } from './media-field'
import { MediaListField } from './media-list-field'

/** Fields of a form that take media of the vault. */
export const MediaFields = { One: MediaField, List: MediaListField }
