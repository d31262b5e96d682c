import type { Pms, PmsConnection } from '@innkeeper/api/integrations.ts'
import type { Choices, Mapping } from '@innkeeper/domain/integrations/choices.ts'

type Match = PmsConnection['units'][number]
export type Part = keyof Mapping

/** What somebody matched by hand; what goes by name is not written down. */
const byHand = (matches: readonly Match[]) =>
  Object.fromEntries(matches.filter(({ isByHand }) => isByHand).map(({ id, ours }) => [id, ours]))

export function chosenMapping({ units, categories }: PmsConnection): Mapping {
  return { units: byHand(units), categories: byHand(categories) }
}

/** One more room of theirs that is this one of ours, or none. */
export function withMatch(connection: PmsConnection, part: Part, id: string, ours: string | null): Mapping {
  const chosen = chosenMapping(connection)
  return { ...chosen, [part]: { ...chosen[part], [id]: ours } }
}

export const settingsBody = (
  connection: NonNullable<Pms['connection']>,
  change: { choices?: Choices; mapping?: Mapping },
) => ({
  revision: connection.revision,
  choices: connection.choices,
  mapping: chosenMapping(connection),
  ...change,
})
