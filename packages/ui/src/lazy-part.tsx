import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>
type Failure = (retry: () => void) => ReactNode

/** The promise, or a failure when it takes longer. */
export function withTimeLimit<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The part took too long to load')), limitMs)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/**
 * A part that loads when it is first shown. While it loads `pending` stands in its place; when it does not
 * come (script error, missing file, time limit) `failure` does, and trying again loads anew.
 */
export function lazyPart<Props extends object>(load: Load<Props>, limitMs: number) {
  const attempt = () => lazy(async () => ({ default: await withTimeLimit(load(), limitMs) }))
  let Part = attempt()
  return function LazyPart({ pending, failure, ...props }: Props & { pending: ReactNode; failure: Failure }) {
    return (
      <PartBoundary
        failure={failure}
        onRetry={() => {
          Part = attempt()
        }}
      >
        {() => (
          <Suspense fallback={pending}>
            <Part {...(props as unknown as Props)} />
          </Suspense>
        )}
      </PartBoundary>
    )
  }
}

type BoundaryProps = { failure: Failure; onRetry?: () => void; children: () => ReactNode }

/** Shows `failure` in place of children that threw. */
export class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    this.props.onRetry?.()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.failure(this.retry) : this.props.children()
  }
}
