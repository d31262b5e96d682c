import { createContext, useContext } from 'react'

/** One masked value: whose, and of which field. */
export type Asked = { person: number; field: string }
/** What was opened: a text, or a picture behind a link that holds for a minute. */
export type Revealed = Asked & { value: string | null; src: string | null; until: number }

type RevealState = {
  revealed: Revealed | null
  hide: () => void
  /** Null for whoever sees masks alone. */
  ask: ((asked: Asked) => void) | null
}

const RevealContext = createContext<RevealState>({ revealed: null, hide: () => undefined, ask: null })
export const RevealProvider = RevealContext.Provider
export const useReveal = (): RevealState => useContext(RevealContext)
