import type { TemplateModule } from '../module-schemas.ts'
import { readableModules } from '../readable-modules.ts'
import { isUnknown, joinModule } from './split-module.ts'
import type { TemplateDraft } from './template-draft.ts'

const read = new WeakMap<object, TemplateModule | null>()

/**
 * A module in one language, ready to be drawn; null where that language lacks it or nobody can read it. Unchanged
 * modules are the same objects, so that only what changed is drawn again.
 */
export function moduleIn(draft: TemplateDraft, language: number, id: string): TemplateModule | null {
  const [look, words] = [draft.looks[id], draft.words[language]?.[id]]
  if (!look || !words || isUnknown(words)) return null
  const stored = joinModule(id, look, words) as object
  const before = read.get(stored)
  if (before !== undefined) return before
  const [module = null] = readableModules([stored]).modules
  read.set(stored, module)
  return module
}

/** All modules of a language that can be drawn, in order. */
export function modulesInLanguage(draft: TemplateDraft, language: number): TemplateModule[] {
  return draft.order.flatMap((id) => moduleIn(draft, language, id) ?? [])
}
