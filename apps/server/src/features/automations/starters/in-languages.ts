import { defaultLanguage, type Localization, normalCode } from '@innkeeper/domain/properties/localization.ts'
import { STARTER_LANGUAGES, type StarterLanguage } from './starter-words.ts'

const isWritten = (code: string): code is StarterLanguage =>
  (STARTER_LANGUAGES as readonly string[]).includes(code)

/** Words in the languages of the property that they are written in; the default has English ones where it has none. */
export function inLanguagesOf<Words>(
  localization: Localization,
  wordsIn: (language: StarterLanguage) => Words,
): Record<string, Words> {
  const fallback = defaultLanguage(localization)
  const written = Object.values(localization.languages).flatMap(({ index, code }) => {
    const language = normalCode(code)
    if (isWritten(language)) return [[String(index), wordsIn(language)] as const]
    return index === fallback?.index ? [[String(index), wordsIn('en')] as const] : []
  })
  return written.length > 0 ? Object.fromEntries(written) : { 0: wordsIn('en') }
}
