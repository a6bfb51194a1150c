import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Reads a one-time secret from the URL once, then removes it from the URL and the history. */
export function useSecretParam(name: string): string | undefined {
  const [params, setParams] = useSearchParams()
  const [secret] = useState(() => params.get(name) ?? undefined)
  const isInAddress = params.has(name)
  useEffect(() => {
    if (!isInAddress) return
    setParams(
      (current) => {
        current.delete(name)
        return current
      },
      { replace: true },
    )
  }, [isInAddress, name, setParams])
  return secret
}
