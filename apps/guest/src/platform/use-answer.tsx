import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Answer, AnswerStore } from './answer-store.ts'
import type { Query } from './query.ts'

const AnswersContext = createContext<AnswerStore | null>(null)

export function AnswersProvider({ answers, children }: { answers: AnswerStore; children: ReactNode }) {
  return <AnswersContext value={answers}>{children}</AnswersContext>
}

export function useAnswers(): AnswerStore {
  const answers = useContext(AnswersContext)
  if (!answers) throw new Error('AnswersProvider is missing')
  return answers
}

const NOTHING_ASKED = { data: undefined, error: null }

/** What is known of a query, kept up to date while it is shown; null asks nothing. */
export function useAnswer<T>(query: Query<T> | null): Answer<T> {
  const answers = useAnswers()
  const read = () => (query ? answers.read(query) : NOTHING_ASKED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: queries with one key are the same question
  const subscribe = useCallback(
    (changed: () => void) => (query ? answers.watch(query, changed) : () => undefined),
    [answers, query?.key],
  )
  // An answer may come while the page is still being brought to life from its HTML.
  const readFirst = () => (query ? answers.readFirst(query) : NOTHING_ASKED)
  return useSyncExternalStore(subscribe, read, readFirst)
}

/** An answer that is there before anything is drawn: it came with the page, or was waited for. */
export function useKnownAnswer<T>(query: Query<T>): T {
  const { data } = useAnswer(query)
  if (data === undefined) throw new Error('An answer was drawn before it was there')
  return data
}
