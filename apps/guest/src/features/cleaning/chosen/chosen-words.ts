import type { CleaningView } from '@innkeeper/domain/cleaning/view.ts'
import type { CleaningTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { dayWords } from '../cleaning-words.ts'

export type Chosen = Extract<CleaningView, { kind: 'chosen' }>

type ChosenWords = { state: string; title: string; text: string }

/** What was chosen, and whether the house knows of it. */
export function chosenWords(t: CleaningTranslate, view: Chosen, language: string): ChosenWords {
  const { choice, isWaiting } = view
  const { weekday, date } = dayWords(view.date, language)
  if (isWaiting)
    return {
      state: t('cleaning.waiting.word'),
      title: t(`cleaning.waiting.${choice}`, { weekday }),
      text: t('cleaning.waiting.text'),
    }
  return {
    state: t('cleaning.chosen.confirmed'),
    title: t(`cleaning.chosen.${choice}.title`, { weekday }),
    text: t(`cleaning.chosen.${choice}.text`, { date }),
  }
}
