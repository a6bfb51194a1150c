import type { Dispatch, SetStateAction } from 'react'

import { idsBetween, withIds } from '@/lib/select-range'

import type { ShownChannels } from '../rows/shown-channels'

/** The selected rows of a list. `anchor`: where a range starts. */
export interface ChannelSelection {
  ids: ReadonlySet<string>
  anchor: string | undefined
}

export const NOTHING_SELECTED: ChannelSelection = { ids: new Set(), anchor: undefined }

/** Adds or removes one row; the next range starts there. */
export function toggled({ ids }: ChannelSelection, id: string): ChannelSelection {
  return { ids: withIds(ids, [id], !ids.has(id)), anchor: id }
}

/** Adds the range from the anchor to this row. */
export function extended(
  selection: ChannelSelection,
  id: string,
  order: readonly string[],
): ChannelSelection {
  const { ids, anchor = id } = selection
  if (!order.includes(anchor) || !order.includes(id)) return toggled(selection, id)
  return { ids: withIds(ids, idsBetween(order, anchor, id), true), anchor }
}

/** Selection within the channels shown, whose order is frozen in selection mode. */
export function selectionIn(
  { channels, order, isPrevious }: Pick<ShownChannels, 'channels' | 'order' | 'isPrevious'>,
  selection: ChannelSelection | undefined,
  setSelection: Dispatch<SetStateAction<ChannelSelection | undefined>>,
) {
  const ids = selection?.ids ?? NOTHING_SELECTED.ids
  const change = (next: (before: ChannelSelection) => ChannelSelection) =>
    setSelection((before) => next(before ?? NOTHING_SELECTED))
  return {
    isOn: selection !== undefined,
    ids,
    channels: selection ? channels.filter(({ channelId }) => ids.has(channelId)) : [],
    begin: () => change((before) => before),
    end: () => setSelection(undefined),
    toggle: (id: string) => change((before) => toggled(before, id)),
    /** Adds the range from the anchor to this row. */
    extend: (id: string, from?: string) =>
      change((before) => extended({ ...before, anchor: before.anchor ?? from }, id, order)),
    /** Not while the rows are still those of the previous view, which may not belong to this one. */
    selectAll: () => {
      if (!isPrevious) change(({ anchor }) => ({ ids: new Set(order), anchor }))
    },
  }
}
export interface SelectedChannels extends ReturnType<typeof selectionIn> {}
