import { useSearchParams } from 'react-router'

export const PARTS = ['notes', 'money', 'team', 'rules', 'handover'] as const
export type Part = (typeof PARTS)[number]

/** The creator that is looked into, and which part of them; they stand in the address. */
export function useOpenedCreator() {
  const [params, setParams] = useSearchParams()
  const change = (entries: Record<'creator' | 'part', string>, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(entries)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace, preventScrollReset: true },
    )
  const creatorId = params.get('creator')
  return {
    creatorId,
    part: PARTS.find((part) => part === params.get('part')) ?? 'notes',
    open: (id: string) => change({ creator: id, part: 'notes' }, false),
    setPart: (part: Part) => change({ creator: creatorId ?? '', part }, true),
    close: () => change({ creator: '', part: '' }, true),
  }
}
