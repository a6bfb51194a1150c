import * as v from 'valibot'

/** The name of a view that is not saved yet. */
export const UnsavedView = v.object({ name: v.string(), isShared: v.boolean() })
export interface UnsavedView extends v.InferOutput<typeof UnsavedView> {}

export const EMPTY_VIEW: UnsavedView = { name: '', isShared: false }
