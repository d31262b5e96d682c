import { createContext, type ReactNode, useContext } from 'react'

type Write = (id: never, ...values: never[]) => string

const TextsContext = createContext<Write | null>(null)

/** Hands an app's translate function to its features, which may not import each other or the app. */
export function TextsProvider({ write, children }: { write: Write; children: ReactNode }) {
  return <TextsContext value={write}>{children}</TextsContext>
}

/** The translate function of the app, with the types of its own catalogue. */
export function useTexts<Translate extends Write>(): Translate {
  const write = useContext(TextsContext)
  if (!write) throw new Error('TextsProvider is missing')
  return write as Translate
}
