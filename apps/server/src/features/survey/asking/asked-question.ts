import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { defaultLanguage, type Localization } from '@innkeeper/domain/properties/localization.ts'
import { questionsOf } from '@innkeeper/domain/survey/questions-of.ts'
import type { OpenSurvey } from './open-surveys.ts'

type House = { name: string; localization: Localization }

/** How a survey asks for a recommendation, in this language; null where it asks for none. */
export function askedQuestion(
  { body }: Pick<OpenSurvey, 'body'>,
  { name, localization }: House,
  languageIndex: number,
): string | null {
  const asked = questionsOf(body).find(({ kind }) => kind === 'recommendation')
  const fallback = defaultLanguage(localization)?.index ?? languageIndex
  const words = asked?.words[languageIndex] || asked?.words[fallback]
  return words ? fillPlaceholders(words, { propertyName: name }) : null
}
