import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import { TEMPLATE_MODULES_MAX } from '@innkeeper/domain/html-builder/template-schema.ts'
import { MODULE_KINDS } from '../module-kinds.ts'
import { splitModule } from './split-module.ts'
import {
  IS_THERE,
  languagesOf,
  type ModuleLook,
  type ModuleWords,
  type TemplateDraft,
} from './template-draft.ts'

/** A module that is not in the draft yet; its words by language, empty where a language has none. */
export type NewModule = { id: string; look: ModuleLook; words: Readonly<Record<string, ModuleWords>> }

/** In place of a language: the words that a new module begins with in each of them. */
const START = 'start'
const THERE: ModuleWords = { [IS_THERE]: true }

/** A module of this type before anything is written in it. */
export function newModule(type: TemplateModuleType, id: string): NewModule {
  const { look, words } = splitModule({ type, id, ...MODULE_KINDS[type].start() })
  return { id, look, words: { [START]: words } }
}

/**
 * Puts modules at a place of the order, in every language that has modules; in an empty draft in the language that is
 * being edited and in all that the modules have words in. What would be more than a template can hold is left as it was.
 */
export function withInserted(
  draft: TemplateDraft,
  at: number,
  added: readonly NewModule[],
  language: number,
): TemplateDraft {
  const fresh = added.filter(({ id }) => !(id in draft.looks))
  if (fresh.length === 0 || draft.order.length + fresh.length > TEMPLATE_MODULES_MAX) return draft
  const having = languagesOf(draft)
  const languages = having.length > 0 ? having : [...new Set([language, ...wordLanguages(fresh)])]
  const words = { ...draft.words }
  for (const one of languages) {
    const own = fresh.map((module) => [module.id, module.words[one] ?? module.words[START] ?? THERE])
    words[one] = { ...words[one], ...Object.fromEntries(own) }
  }
  return {
    ...draft,
    order: draft.order.toSpliced(at, 0, ...fresh.map(({ id }) => id)),
    looks: { ...draft.looks, ...Object.fromEntries(fresh.map(({ id, look }) => [id, look])) },
    words,
  }
}

/** Languages that modules on their way in have words in. */
function wordLanguages(added: readonly NewModule[]): number[] {
  const named = added.flatMap(({ words }) => Object.keys(words))
  return [...new Set(named)].filter((name) => name !== START).map(Number)
}

/** Languages that modules bring words in and the draft has no modules in: what they say there waits to be asked for. */
export function languagesLeftOut(draft: TemplateDraft, added: readonly NewModule[]): number[] {
  const having = languagesOf(draft)
  return having.length === 0 ? [] : wordLanguages(added).filter((language) => !having.includes(language))
}

/** Begins languages with the words of another, and lets modules that came along speak their own there. */
export function withLanguagesOf(
  draft: TemplateDraft,
  added: readonly NewModule[],
  { from, to }: { from: number; to: readonly number[] },
): TemplateDraft {
  const words = { ...draft.words }
  for (const language of to) {
    if (languagesOf(draft).includes(language)) continue
    const own = added.flatMap(({ id, words: its }) =>
      id in draft.looks && its[language] ? [[id, its[language]]] : [],
    )
    words[language] = { ...draft.words[from], ...Object.fromEntries(own) }
  }
  return { ...draft, words }
}

/** Moves a module to a place counted without it. */
export function withMoved(draft: TemplateDraft, id: string, to: number): TemplateDraft {
  const from = draft.order.indexOf(id)
  const others = draft.order.filter((one) => one !== id)
  const place = Math.max(0, Math.min(to, others.length))
  if (from < 0 || place === from) return draft
  return { ...draft, order: others.toSpliced(place, 0, id) }
}

/** Takes a module out of all languages. */
export function withoutModule(draft: TemplateDraft, id: string): TemplateDraft {
  if (!(id in draft.looks)) return draft
  const { [id]: _, ...looks } = draft.looks
  const words = Object.fromEntries(
    Object.entries(draft.words).map(([language, { [id]: __, ...others }]) => [language, others]),
  )
  return { ...draft, order: draft.order.filter((one) => one !== id), looks, words }
}

/** A module with its words of all languages, to be put elsewhere. */
export function takenFrom({ looks, words }: TemplateDraft, id: string, newId: string): NewModule | null {
  const look = looks[id]
  if (!look) return null
  const own = Object.entries(words).flatMap(([language, { [id]: its }]) => (its ? [[language, its]] : []))
  return { id: newId, look, words: Object.fromEntries(own) }
}

/** A second one of a module, right after it. */
export function withDuplicate(draft: TemplateDraft, id: string, newId: string): TemplateDraft {
  const copy = takenFrom(draft, id, newId)
  if (!copy || newId in draft.looks || draft.order.length >= TEMPLATE_MODULES_MAX) return draft
  const words = { ...draft.words }
  // A language that lacks the first has no second one either.
  for (const [language, own] of Object.entries(copy.words))
    words[language] = { ...words[language], [newId]: own }
  return {
    ...draft,
    order: draft.order.toSpliced(draft.order.indexOf(id) + 1, 0, newId),
    looks: { ...draft.looks, [newId]: copy.look },
    words,
  }
}
