import type { PublishProblem } from './problem.ts'

/**
 * Whether a warning is shown before publishing goes on: it is new to guests with this publishing, and not only a gap
 * in a translation, which guests read in the default language and staff see at every card.
 */
export function asksFirst(
  { cardId, language, blocks }: PublishProblem,
  changedIds: ReadonlySet<string>,
  mainLanguage: number,
): boolean {
  if (blocks) return true
  return cardId !== null && changedIds.has(cardId) && (language === null || language === mainLanguage)
}
