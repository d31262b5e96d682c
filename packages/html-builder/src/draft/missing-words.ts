import { hasWords } from './has-words.ts'
import { moduleIn } from './module-in.ts'
import { valueAt } from './paths.ts'
import { referenceLanguage, type TemplateDraft } from './template-draft.ts'
import { isAltNeeded, isFieldShown, wordPathsOf } from './word-paths.ts'

type MissingOfModule = { moduleId: string; path: string; isAlt: boolean }
/** Words that a language lacks: of a module, or of an e-mail's subject or preheader. */
export type MissingWords = MissingOfModule | { moduleId: null; path: 'subject' | 'preheader' }

/** What somebody who reads this language would miss of what the default language says. */
export function missingWords(draft: TemplateDraft, language: number, main: number): MissingWords[] {
  const reference = referenceLanguage(draft, main)
  const lines = (['subject', 'preheader'] as const).flatMap((path) =>
    hasWords(draft[path][reference]) && !hasWords(draft[path][language])
      ? [{ moduleId: null, path } as const]
      : [],
  )
  return [...lines, ...draft.order.flatMap((id) => missingInModule(draft, { language, reference, id }))]
}

type Asked = { language: number; reference: number; id: string }

/** What a module lacks in a language of what the other says. */
export function missingInModule(draft: TemplateDraft, { language, reference, id }: Asked): MissingOfModule[] {
  const module = moduleIn(draft, reference, id)
  if (!module) return []
  const own = draft.words[language]?.[id]
  return wordPathsOf(module.type).flatMap((word) => {
    if (!isFieldShown(word.field, module) || hasWords(own?.[word.path])) return []
    const isWanted = word.isAlt ? isAltNeeded(word, module) : hasWords(valueAt(module, word.path))
    return isWanted ? [{ moduleId: id, path: word.path, isAlt: word.isAlt }] : []
  })
}
