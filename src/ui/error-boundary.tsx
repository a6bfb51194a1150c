import { Component, type ComponentType, type ReactNode } from 'react'

export interface FallbackProps {
  error: unknown
  /** Renders the failed children again. */
  retry: () => void
  title?: ReactNode
}
interface Props {
  /** Renders in place of the failed children. */
  fallback: ComponentType<FallbackProps>
  /** Error title, for fallbacks that show one. */
  title?: ReactNode
  /** A changed key clears the error. */
  resetKey?: string | undefined
  children: ReactNode
}
interface State {
  error: unknown
  hasFailed: boolean
  resetKey: string | undefined
}

const WHOLE = { error: undefined, hasFailed: false }

/** Catches render errors of its children. The root reports them (`onCaughtError`) for all boundaries. */
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
