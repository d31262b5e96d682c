import { mergedOrder } from './merge-order.ts'
import type { TemplateDraft } from './template-draft.ts'

type Versions = { base: TemplateDraft; mine: TemplateDraft; theirs: TemplateDraft }
type Same = (one: unknown, other: unknown) => boolean

/**
 * Two people's versions made ready to be compared path by path: their orders become one, and a module that one of
 * them changed is not lost because the other deleted it. `theirs` stays as it is.
 */
export function reconciled({ base, mine, theirs }: Versions, same: Same): Versions {
  const isChanged = (version: TemplateDraft, id: string) => !same(partsOf(version, id), partsOf(base, id))
  const ids = Object.keys(base.looks)
  const keptForThem = ids.filter((id) => !mine.looks[id] && theirs.looks[id] && isChanged(theirs, id))
  const keptForMe = ids.filter((id) => mine.looks[id] && !theirs.looks[id] && isChanged(mine, id))
  const kept = new Set([...keptForThem, ...keptForMe])
  const order = mergedOrder({ base: base.order, mine: mine.order, theirs: theirs.order }, kept)
  return {
    // As if I had added it: then it is mine alone to say.
    base: { ...without(base, keptForMe), order: theirs.order },
    mine: { ...withPartsOf(mine, theirs, keptForThem), order },
    theirs,
  }
}

function partsOf({ looks, words }: TemplateDraft, id: string): unknown {
  return { look: looks[id], words: Object.entries(words).map(([language, own]) => [language, own[id]]) }
}

function without(draft: TemplateDraft, ids: readonly string[]): TemplateDraft {
  if (ids.length === 0) return draft
  const drop = <T>(parts: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(parts).filter(([id]) => !ids.includes(id)))
  return {
    ...draft,
    looks: drop(draft.looks),
    words: Object.fromEntries(Object.entries(draft.words).map(([language, own]) => [language, drop(own)])),
  }
}

function withPartsOf(draft: TemplateDraft, other: TemplateDraft, ids: readonly string[]): TemplateDraft {
  if (ids.length === 0) return draft
  const pick = <T>(parts: Readonly<Record<string, T>> = {}) =>
    Object.fromEntries(Object.entries(parts).filter(([id]) => ids.includes(id)))
  const languages = new Set([...Object.keys(draft.words), ...Object.keys(other.words)])
  return {
    ...draft,
    looks: { ...draft.looks, ...pick(other.looks) },
    words: Object.fromEntries(
      [...languages].map((language) => [
        language,
        { ...draft.words[language], ...pick(other.words[language]) },
      ]),
    ),
  }
}
