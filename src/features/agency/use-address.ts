import { useSearchParams } from 'react-router'

/**
 * What a view keeps in its address, so that a link shows it and Back comes to it again, and the way to change it name by
 * name: a value that is nothing takes its name out. `replace`: no step that Back takes back.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const change = (
    entries: Readonly<Record<string, string | null | undefined>>,
    { replace = false }: { replace?: boolean } = {},
  ) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(entries)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace, preventScrollReset: true },
    )
  return { params, change }
}
