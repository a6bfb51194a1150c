import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

type Discard = () => void

const RegisterContext = createContext<((discard: Discard) => () => void) | undefined>(undefined)

/** The unsaved forms in a part of a drawer, which asks before it closes and discards them. */
export function useUnsavedForms() {
  const [discards, setDiscards] = useState<readonly Discard[]>([])
  const register = useCallback((discard: Discard) => {
    setDiscards((all) => [...all, discard])
    return () => setDiscards((all) => all.filter((one) => one !== discard))
  }, [])
  return {
    isAny: discards.length > 0,
    discard: () => discards.forEach((discard) => discard()),
    register,
  }
}

/** Collects the unsaved forms inside. */
export const UnsavedForms = ({
  of: { register },
  children,
}: {
  of: Pick<ReturnType<typeof useUnsavedForms>, 'register'>
  children: ReactNode
}) => <RegisterContext value={register}>{children}</RegisterContext>

/** Reports unsaved text to the drawer around it, if there is one; every form of `useForm` does. */
export function useReportUnsaved(isUnsaved: boolean, discard: Discard = () => {}): void {
  const register = use(RegisterContext)
  const latest = useRef(discard)
  useEffect(() => void (latest.current = discard))
  // In layout: the key that follows a press on Done must not ask about what has left with it.
  useLayoutEffect(() => (isUnsaved ? register?.(() => latest.current()) : undefined), [isUnsaved, register])
}
