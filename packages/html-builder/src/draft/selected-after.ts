type Order = readonly string[]

/** The module that is selected after a step was taken back or made again: one that came, or the neighbour of one that went. */
export function selectedAfter(before: Order, after: Order, selected: string | null): string | null {
  const came = after.find((id) => !before.includes(id))
  if (came !== undefined) return came
  if (selected === null || after.includes(selected)) return selected
  const place = before.indexOf(selected)
  const isLeft = (id: string) => after.includes(id)
  return before.slice(0, place).findLast(isLeft) ?? before.slice(place + 1).find(isLeft) ?? null
}
