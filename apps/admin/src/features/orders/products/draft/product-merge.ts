import { sameJson } from '../../../../platform/same-json.ts'
import { type ProductDraft, tidyDraft } from './product-draft.ts'

/** A part of a product that one person changes at a time: `content` and a language, `options` and a name, or a name alone. */
export type PartPath = readonly [string] | readonly [string, string]
export type Clash = { path: PartPath; mine: unknown; theirs: unknown }

const IN_PARTS: readonly string[] = ['content', 'options', 'visibility']

function partsOf(draft: ProductDraft): Map<string, { path: PartPath; value: unknown }> {
  const parts = Object.entries(tidyDraft(draft)).flatMap(([name, value]): [PartPath, unknown][] =>
    IN_PARTS.includes(name)
      ? Object.entries(value as object).map(([inner, part]) => [[name, inner] as const, part])
      : [[[name] as const, value]],
  )
  return new Map(parts.map(([path, value]) => [path.join('\n'), { path, value }]))
}

/**
 * Their version with everything I changed since the version both began with, and the parts both of us changed to
 * different things: there the merged one has mine.
 */
export function mergeDrafts(base: ProductDraft, mine: ProductDraft, theirs: ProductDraft) {
  const [was, my, their] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  const merged = structuredClone(tidyDraft(theirs))
  const clashes: Clash[] = []
  for (const name of new Set([...was.keys(), ...my.keys()])) {
    const [before, one, other] = [was.get(name)?.value, my.get(name)?.value, their.get(name)?.value]
    if (sameJson(before, one) || sameJson(one, other)) continue
    const path = (my.get(name) ?? was.get(name))?.path
    if (!path) continue
    if (!sameJson(before, other)) clashes.push({ path, mine: one, theirs: other })
    put(merged, path, one)
  }
  return { merged, clashes }
}

/** My version with theirs wherever both of us changed something. */
export function withTheirs(draft: ProductDraft, clashes: readonly Clash[]): ProductDraft {
  const chosen = structuredClone(draft)
  for (const { path, theirs } of clashes) put(chosen, path, theirs)
  return chosen
}

function put(draft: ProductDraft, [name, inner]: PartPath, value: unknown): void {
  const whole = draft as unknown as Record<string, Record<string, unknown>>
  const holder = inner === undefined ? (draft as unknown as Record<string, unknown>) : whole[name]
  if (!holder) return
  // Only a language can be there or not.
  if (value === undefined) delete holder[inner ?? name]
  else holder[inner ?? name] = value
}
