import type { CannedAnswer } from '@innkeeper/api/messaging/threads.ts'

export type Language = { index: number; code: string; title: string; isDefault: boolean }

/** The answer in the guest's language; else in the property's own, else in whichever it has. */
export function wordsFor(
  { languages: words }: Pick<CannedAnswer, 'languages'>,
  index: number,
  languages: readonly Language[],
): { text: string; language: Language | undefined } {
  const wanted = [
    languages.find((language) => language.index === index),
    languages.find(({ isDefault }) => isDefault),
    ...languages,
  ]
  const language = wanted.find((one) => one && words[one.index]?.trim())
  return { text: language ? (words[language.index] ?? '') : '', language }
}

/** What is typed behind the stroke narrows the list: by name first, then by what the answers say. */
export function matching<A extends { name: string; text: string }>(
  answers: readonly A[],
  typed: string,
): A[] {
  const asked = typed.trim().toLowerCase()
  const byName = answers.filter(({ name }) => name.toLowerCase().includes(asked))
  const byText = answers.filter(
    (answer) => !byName.includes(answer) && answer.text.toLowerCase().includes(asked),
  )
  return [...byName, ...byText]
}

/** What was typed behind a stroke at the beginning; null for an answer somebody writes. */
export function typedAfterStroke(text: string): string | null {
  return text.startsWith('/') && !text.includes('\n') ? text.slice(1) : null
}

/** An answer takes the place of what asked for it; words that stood there before stay. */
export function withAnswer(text: string, answer: string): string {
  return typedAfterStroke(text) !== null || text.trim() === '' ? answer : `${text.trimEnd()} ${answer}`
}
