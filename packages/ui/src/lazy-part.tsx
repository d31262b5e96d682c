import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react'
import { PartError, type PartLoader, type PartTrouble } from './part-loader.ts'

type Failure = (retry: () => void, trouble: PartTrouble) => ReactNode

/** What stands in a part's place while it is not there. */
export type InPlaceOfPart = {
  /** While it loads. */
  pending: ReactNode
  /** While it waits for another try, in words. */
  waiting: ReactNode
  /** When it did not come: script error, missing file, time limit. Trying again loads anew. */
  failure: Failure
  /** Tells when a part that failed may come after all: somebody or the connection returned. Answers how to stop. */
  onReturn: (look: () => void) => () => void
}

/**
 * A part that loads when it is first shown; several can come with one loader. One that was fetched ahead is drawn at once: hydrating HTML it is part of
 * must not wait, or `pending` would replace that HTML.
 */
export function lazyPart<Loaded, Props extends object>(
  loader: PartLoader<Loaded>,
  pick: (loaded: Loaded) => ComponentType<Props>,
) {
  function Drawn(props: Props) {
    const Part = pick(loader.known() ?? use(loader.want()))
    return <Part {...props} />
  }
  return function LazyPart({
    pending,
    waiting,
    failure,
    onReturn,
    ...props
  }: Omit<Props, keyof InPlaceOfPart> & InPlaceOfPart) {
    return (
      <PartBoundary
        onRetry={loader.again}
        failure={(retry, error) => {
          const trouble = error instanceof PartError ? error.trouble : 'broken'
          return (
            <ComesBack loader={loader} retry={retry} onReturn={onReturn}>
              {failure(retry, trouble)}
            </ComesBack>
          )
        }}
      >
        {() => (
          <Suspense fallback={<Absent loader={loader} pending={pending} waiting={waiting} />}>
            <Drawn {...(props as unknown as Props)} />
          </Suspense>
        )}
      </PartBoundary>
    )
  }
}

type AbsentProps = { loader: PartLoader<unknown>; pending: ReactNode; waiting: ReactNode }

function Absent({ loader, pending, waiting }: AbsentProps) {
  const isWaiting = useSyncExternalStore(loader.subscribe, loader.isWaiting, () => false)
  return isWaiting ? waiting : pending
}

type ComesBackProps = {
  loader: PartLoader<unknown>
  retry: () => void
  onReturn: InPlaceOfPart['onReturn']
  children: ReactNode
}

function ComesBack({ loader, retry, onReturn, children }: ComesBackProps) {
  const look = useEffectEvent(retry)
  const follow = useEffectEvent(onReturn)
  useEffect(() => follow(() => look()), [])
  // Tried again somewhere else, it came for all.
  useEffect(
    () =>
      loader.subscribe(() => {
        if (loader.known() !== undefined) look()
      }),
    [loader],
  )
  return children
}

type BoundaryProps = {
  failure: (retry: () => void, error: unknown) => ReactNode
  onRetry?: () => void
  children: () => ReactNode
}

/** Shows `failure` in place of children that threw. */
export class PartBoundary extends Component<BoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  retry = () => {
    this.props.onRetry?.()
    this.setState({ error: null, hasFailed: false })
  }

  override render() {
    const { hasFailed, error } = this.state
    return hasFailed ? this.props.failure(this.retry, error) : this.props.children()
  }
}
