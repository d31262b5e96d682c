import type { Question, Words } from '@innkeeper/domain/survey/survey-schema.ts'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'

/** Words with the name of the house in them, and three dots where a guest reads their score. */
export const filledIn = (words: string, propertyName: string): string =>
  words.replace(/\{\{\s*propertyName\s*\}\}/g, propertyName).replace(/\{\{\s*score\s*\}\}/g, '…')

/** What something of a survey is called among staff: what guests read in the default language. */
export function useWordsName() {
  const { index } = useDefaultLanguage()
  const { property } = useSession()
  return (words: Words): string => filledIn(words[index]?.trim() ?? '', property.name)
}

export function useQuestionName() {
  const t = useT()
  const nameOf = useWordsName()
  return ({ words }: Pick<Question, 'words'>): string => nameOf(words) || t('surveyEdit.unnamed')
}
