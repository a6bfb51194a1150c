import { Component, type ComponentType, type ReactNode } from 'react'

export interface FallbackProps {
  error: unknown
  /** Renders the failed children again. */
  retry: () => void
  title?: ReactNode
}
interface ErrorBoundaryProps {
  /** Renders in place of the failed children. */
  fallback: ComponentType<FallbackProps>
  /** Error title, for fallbacks that show one. */
  title?: ReactNode
  /** A changed key clears the error. */
  resetKey?: string | undefined
  children: ReactNode
}
interface ErrorBoundaryState {
  error: unknown
  hasFailed: boolean
  resetKey: string | undefined
}

const NO_ERROR = { error: undefined, hasFailed: false }

/** Catches render errors of its children. The root reports them (`onCaughtError`) for all boundaries. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { ...NO_ERROR, resetKey: this.props.resetKey }

  static getDerivedStateFromError = (error: unknown): Partial<ErrorBoundaryState> => ({
    error,
    hasFailed: true,
  })

  static getDerivedStateFromProps = (
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null =>
    props.resetKey === state.resetKey ? null : { ...NO_ERROR, resetKey: props.resetKey }

  private readonly retry = () => this.setState(NO_ERROR)

  override render(): ReactNode {
    const { fallback: Fallback, title, children } = this.props
    if (!this.state.hasFailed) return children
    return <Fallback error={this.state.error} retry={this.retry} title={title} />
  }
}
