import { sameJson } from '../../../platform/same-json.ts'

/** The parts that differ from the version an edit began with, and nothing else: that is all that is sent. */
export function changedParts<Draft extends object>(before: Draft, after: Draft): Partial<Draft> {
  const names = Object.keys(after) as (keyof Draft)[]
  const changed = names.filter((name) => !sameJson(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Draft>
}
