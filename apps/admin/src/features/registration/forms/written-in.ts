import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'

type Words = Readonly<Record<string, string>>

const isWritten = (words: Words, language: number): boolean => (words[language] ?? '').trim() !== ''

/** Whether words stand in another language and not in this one. */
export function isUntranslated(words: Words, language: number): boolean {
  return !isWritten(words, language) && Object.keys(words).some((each) => isWritten(words, Number(each)))
}

export function useLanguageTitle(language: number): string {
  return useContentLanguages().find(({ index }) => index === language)?.title ?? ''
}

/** What a guest of this language reads: its own words, else those of the default language. */
export function wordsFor(words: Words, language: number, defaultLanguage: number): string {
  return words[language]?.trim() || words[defaultLanguage]?.trim() || ''
}
