import { Component, type ComponentType, type ReactNode } from 'react'

export interface FallbackProps {
  error: unknown
  /** Draws what broke anew. */
  retry: () => void
  title?: ReactNode
}
interface Props {
  /** What stands in place of what broke. */
  fallback: ComponentType<FallbackProps>
  /** What broke, in words, where the fallback takes them. */
  title?: ReactNode
  /** Another value means another thing: what broke before is forgotten. */
  resetKey?: string | undefined
  children: ReactNode
}
interface State {
  error: unknown
  hasFailed: boolean
  resetKey: string | undefined
}

const WHOLE = { error: undefined, hasFailed: false }

/** Holds back an error of what it contains. Reports go out at the root (`onCaughtError`), for all boundaries at once. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { ...WHOLE, resetKey: this.props.resetKey }

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error, hasFailed: true })

  static getDerivedStateFromProps = (props: Props, state: State): Partial<State> | null =>
    props.resetKey === state.resetKey ? null : { ...WHOLE, resetKey: props.resetKey }

  private readonly retry = () => this.setState(WHOLE)

  override render(): ReactNode {
    const { fallback: Fallback, title, children } = this.props
    if (!this.state.hasFailed) return children
    return <Fallback error={this.state.error} retry={this.retry} title={title} />
  }
}
