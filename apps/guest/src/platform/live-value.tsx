import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

type Source<T> = {
  /** What the first HTML was drawn from. */
  first: T
  get: () => T
  set: (value: T) => void
  subscribe: (changed: () => void) => () => void
}

/**
 * A value for everything below its provider, which changes after the first HTML. A context would have React bring all
 * of the page to life as soon as it changes; this wakes only those who read it and are alive already.
 */
export function createLiveValue<T>(otherwise: T) {
  const Context = createContext(sourceOf(otherwise))
  function Provider({ value, children }: { value: T; children: ReactNode }) {
    const [source] = useState(() => sourceOf(value))
    // Before anything is painted.
    useLayoutEffect(() => source.set(value), [source, value])
    return <Context value={source}>{children}</Context>
  }
  function useValue(): T {
    const source = useContext(Context)
    return useSyncExternalStore(source.subscribe, source.get, () => source.first)
  }
  return [Provider, useValue] as const
}

function sourceOf<T>(first: T): Source<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    first,
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
