import { useEffect, useRef } from 'react'

import { afterPaint } from '@/services/after-paint'
import { SearchField } from '@/ui/search-field'
import { useTyped } from '@/ui/use-typed'

import { useAddress } from '../use-address'

/** Rows drawn for every letter would come between the next ones. */
const SEARCH_AFTER_MS = 150

function afterPause(run: () => void): () => void {
  const timer = setTimeout(run, SEARCH_AFTER_MS)
  return () => clearTimeout(timer)
}

/**
 * Words that narrow a page, kept in its address under `of`. They stand in the field at once; the page goes by the address,
 * which is written when the typing pauses and followed in a transition: no key is kept waiting by rows. No letter is a
 * step that Back takes back.
 */
export function AddressSearch({ of, name, className }: { of: string; name: string; className?: string }) {
  const { params, change } = useAddress()
  const { typed, type, send } = useTyped(params.get(of) ?? '')
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return (
    <SearchField
      name={name}
      value={typed}
      onChange={(text) => {
        type(text)
        stop.current?.()
        const search = () => {
          send(text)
          change({ [of]: text }, { replace: true })
        }
        // An emptied field brings all rows back as soon as it is seen to be empty.
        stop.current = text === '' ? afterPaint(search) : afterPause(search)
      }}
      {...(className !== undefined && { className })}
    />
  )
}
