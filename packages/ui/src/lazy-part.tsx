import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

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
 * come (script error, missing file, time limit) `failure` does, and trying again loads anew. One that was
 * fetched ahead is drawn at once: hydrating HTML it is part of must not wait, or `pending` would replace that HTML.
 */
export function lazyPart<Props extends object>(load: Load<Props>, limitMs: number) {
  let known: ComponentType<Props> | undefined
  const fetchAhead = async () => {
    known = await withTimeLimit(load(), limitMs)
    return known
  }
  const attempt = () => lazy(async () => ({ default: await fetchAhead() }))
  let Part: ComponentType<Props> = attempt()
  function Drawn(props: Props) {
    const [View] = useState(() => known ?? Part)
    return <View {...props} />
  }
  function LazyPart({ pending, failure, ...props }: Props & { pending: ReactNode; failure: Failure }) {
    return (
      <PartBoundary
        failure={failure}
        onRetry={() => {
          Part = attempt()
        }}
      >
        {() => (
          <Suspense fallback={pending}>
            <Drawn {...(props as unknown as Props)} />
          </Suspense>
        )}
      </PartBoundary>
    )
  }
  return Object.assign(LazyPart, { fetchAhead })
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
