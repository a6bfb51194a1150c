import { useEffect, useRef } from 'react'

import { afterPaint } from '@/services/after-paint'
import { SearchField } from '@/ui/search-field'
import { useTyped } from '@/ui/use-typed'

import { useAddress } from '../use-address'

/**
 * Words that narrow a page, kept in its address under `of`. They stand in the field at once; the page goes by the address,
 * which is written once they are seen and followed in a transition: no key is kept waiting by rows. No letter is a step
 * that Back takes back.
 */
export function AddressSearch({ of, name, className }: { of: string; name: string; className?: string }) {
  const { params, change } = useAddress()
  const { typed, note } = useTyped(params.get(of) ?? '')
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return (
    <SearchField
      name={name}
      value={typed}
      onChange={(text) => {
        note(text)
        stop.current?.()
        stop.current = afterPaint(() => change({ [of]: text }, { replace: true }))
      }}
      {...(className !== undefined && { className })}
    />
  )
}
