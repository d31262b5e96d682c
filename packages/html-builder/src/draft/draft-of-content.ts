import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { readableModules } from '../readable-modules.ts'
import { joinModule, splitModule, splitUnknown } from './split-module.ts'
import type { ModuleLook, ModuleWords, TemplateDraft } from './template-draft.ts'

/** A stored template, taken apart for editing; `main` is the property's default language, whose look counts. */
export function draftOfContent(content: TemplateContent, main: number): TemplateDraft {
  const looks: Record<string, ModuleLook> = {}
  const words: Record<string, Record<string, ModuleWords>> = {}
  let order: string[] = []
  const languages = Object.keys(content.localizedData).sort(
    (a, b) => Number(Number(b) === main) - Number(Number(a) === main) || Number(a) - Number(b),
  )
  for (const language of languages) {
    const own: Record<string, ModuleWords> = {}
    const ids: string[] = []
    for (const [place, stored] of (content.localizedData[language] ?? []).entries()) {
      const [module] = readableModules([stored]).modules
      const isNew = module && !(module.id in own) && (looks[module.id]?.type ?? module.type) === module.type
      const id = isNew ? module.id : `~${language}-${place}`
      const split = isNew ? splitModule(module) : splitUnknown(stored)
      looks[id] ??= split.look
      own[id] = split.words
      ids.push(id)
    }
    if (ids.length > 0) words[language] = own
    order = withPlaces(order, ids)
  }
  const { name, standardType, style, subject, preheader, isMarketing } = content
  return { name, standardType, style, subject, preheader, isMarketing, order, looks, words }
}

/** An order with the ids of another list that it lacks, each after the one it follows there. */
function withPlaces(order: readonly string[], ids: readonly string[]): string[] {
  const all = [...order]
  for (const [place, id] of ids.entries()) {
    if (all.includes(id)) continue
    const before = ids[place - 1]
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id)
  }
  return all
}

/** A draft as it is stored: per language the list of its modules (spec 3). */
export function contentOfDraft(draft: TemplateDraft): TemplateContent {
  const { name, standardType, style, subject, preheader, isMarketing } = draft
  const localizedData = Object.fromEntries(
    Object.keys(draft.words).map((language) => [language, storedModules(draft, language)]),
  )
  return { name, standardType, style, subject, preheader, isMarketing, localizedData }
}

function storedModules({ order, looks, words }: TemplateDraft, language: string): unknown[] {
  return order.flatMap((id) => {
    const [look, own] = [looks[id], words[language]?.[id]]
    return look && own ? [joinModule(id, look, own)] : []
  })
}

/** A draft in which every id of the order has a module, and every module stands in the order. */
export function tidyDraft(draft: TemplateDraft): TemplateDraft {
  const isWhole = (id: string) => draft.looks[id]?.type !== undefined
  const named = new Set(draft.order)
  const isThere = Object.values(draft.words).every((own) =>
    Object.entries(own).every(([id, words]) => named.has(id) && isWhole(id) && 'isThere' in words),
  )
  const hasAll = draft.order.every((id) => isWhole(id)) && Object.keys(draft.looks).length === named.size
  if (isThere && hasAll && named.size === draft.order.length) return draft
  const words = Object.fromEntries(
    Object.entries(draft.words).map(([language, own]) => [
      language,
      Object.fromEntries(
        Object.entries(own).filter(([id, its]) => draft.looks[id]?.type !== undefined && 'isThere' in its),
      ),
    ]),
  )
  const used = new Set(Object.values(words).flatMap((own) => Object.keys(own)))
  const order = [...new Set([...draft.order, ...used])].filter((id) => used.has(id))
  const looks = Object.fromEntries(order.flatMap((id) => (draft.looks[id] ? [[id, draft.looks[id]]] : [])))
  return { ...draft, words, order, looks }
}
