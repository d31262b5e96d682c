import { sameJson } from '../../../platform/same-json.ts'
import { type CardDraft, tidyDraft } from './card-draft.ts'

export type Side = 'mine' | 'theirs'
/** Where a field stands in a card: `content`, language, variant, name; or `styles`, name; or one name alone. */
export type FieldPath = readonly string[]
export type Difference = {
  path: FieldPath
  mine: unknown
  theirs: unknown
  /** Both changed it; otherwise one side alone did, and that side is suggested. */
  isConflict: boolean
  suggested: Side
}

/** How deep the parts of a card are compared; what is not listed is one field. */
const DEPTHS: Record<string, number> = { content: 4, styles: 2, options: 2 }

function fieldsOf(draft: CardDraft): Map<string, { path: FieldPath; value: unknown }> {
  const found = new Map<string, { path: FieldPath; value: unknown }>()
  const walk = (value: unknown, path: string[], depth: number) => {
    if (path.length < depth && typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name], depth)
    } else if (value !== undefined && path.length >= depth) found.set(path.join('\n'), { path, value })
  }
  for (const [name, value] of Object.entries(tidyDraft(draft))) walk(value, [name], DEPTHS[name] ?? 1)
  return found
}

/** Where my version and the one saved meanwhile differ, seen from the version both began with. */
export function differences(base: CardDraft, mine: CardDraft, theirs: CardDraft): Difference[] {
  const [before, my, their] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)]
  const names = new Set([...my.keys(), ...their.keys()])
  return [...names].flatMap((name) => {
    const [was, one, other] = [before.get(name)?.value, my.get(name)?.value, their.get(name)?.value]
    if (sameJson(one, other)) return []
    const isMineChanged = !sameJson(one, was)
    return [
      {
        path: (my.get(name) ?? their.get(name))?.path ?? [],
        mine: one,
        theirs: other,
        isConflict: isMineChanged && !sameJson(other, was),
        suggested: isMineChanged ? ('mine' as const) : ('theirs' as const),
      },
    ]
  })
}

/** Their version with the fields for which mine was chosen. */
export function chosenDraft(
  theirs: CardDraft,
  found: readonly Difference[],
  sideOf: (difference: Difference) => Side,
): CardDraft {
  const chosen = structuredClone(theirs)
  for (const difference of found) {
    if (sideOf(difference) === 'mine') put(chosen, difference.path, difference.mine)
  }
  return tidyDraft(chosen)
}

function put(target: object, path: FieldPath, value: unknown): void {
  const [name, ...rest] = path
  if (name === undefined) return
  const holder = target as Record<string, unknown>
  if (rest.length === 0) {
    if (value === undefined) delete holder[name]
    else holder[name] = value
    return
  }
  const inner = holder[name]
  if (typeof inner !== 'object' || inner === null) holder[name] = {}
  put(holder[name] as object, rest, value)
}
