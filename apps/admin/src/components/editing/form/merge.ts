import { sameJson } from '../../../platform/same-json.ts'

export type Side = 'mine' | 'theirs'
/** Where a field stands in a draft: the names on the way to it, none where the draft is one field. */
export type FieldPath = readonly string[]
export type Difference = {
  path: FieldPath
  mine: unknown
  theirs: unknown
  /** Both changed it; otherwise one side alone did, and that side is suggested. */
  isConflict: boolean
  suggested: Side
}

/**
 * What is one field when two versions are compared: `whole` for a draft that is chosen as it is, else how deep the
 * named parts are taken apart. A part that is not named is one field.
 */
export type FieldDepths = 'whole' | Readonly<Record<string, number>>

export type Versions<Draft> = {
  /** The version both began with. */
  base: Draft
  mine: Draft
  theirs: Draft
}

type Field = { path: FieldPath; value: unknown }

function fieldsOf(depths: FieldDepths, draft: object): Map<string, Field> {
  if (depths === 'whole') return new Map([['', { path: [], value: draft }]])
  const found = new Map<string, Field>()
  const walk = (value: unknown, path: string[], depth: number) => {
    if (path.length < depth && typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name], depth)
    } else if (value !== undefined && path.length >= depth) found.set(path.join('\n'), { path, value })
  }
  for (const [name, value] of Object.entries(draft)) walk(value, [name], depths[name] ?? 1)
  return found
}

/** Where my version and the one saved meanwhile differ, seen from the version both began with. */
export function differences<Draft extends object>(
  depths: FieldDepths,
  { base, mine, theirs }: Versions<Draft>,
): Difference[] {
  const [before, my, their] = [fieldsOf(depths, base), fieldsOf(depths, mine), fieldsOf(depths, theirs)]
  const fields = new Map([...their, ...my])
  // In the order of my version, so that the list does not jump while I type.
  const names = new Set([...my.keys(), ...their.keys()])
  return [...names].flatMap((name) => {
    const [was, one, other] = [before.get(name)?.value, my.get(name)?.value, their.get(name)?.value]
    if (sameJson(one, other)) return []
    const isMineChanged = !sameJson(one, was)
    return {
      path: fields.get(name)?.path ?? [],
      mine: one,
      theirs: other,
      isConflict: isMineChanged && !sameJson(other, was),
      suggested: isMineChanged ? 'mine' : 'theirs',
    }
  })
}

/** Their version with the fields for which mine was chosen. */
export function withChoices<Draft extends object>(
  theirs: Draft,
  found: readonly Difference[],
  sideOf: (difference: Difference) => Side,
): Draft {
  const chosen = { draft: structuredClone(theirs) }
  for (const difference of found) {
    if (sideOf(difference) === 'mine') put(chosen, ['draft', ...difference.path], difference.mine)
  }
  return chosen.draft
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
