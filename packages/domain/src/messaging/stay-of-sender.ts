export type SendersStay = { id: string; arrival: string; departure: string }

/** Whose message it is when several stays have the same number: the stay of now, else the next, else the last one. */
export function stayOfSender<S extends SendersStay>(stays: readonly S[], today: string): S | null {
  const current = stays.filter(({ arrival, departure }) => arrival <= today && today <= departure)
  const upcoming = stays.filter(({ arrival }) => arrival > today)
  const past = stays.filter(({ departure }) => departure < today)
  return (
    first(current, (a, b) => compare(b.arrival, a.arrival)) ??
    first(upcoming, (a, b) => compare(a.arrival, b.arrival)) ??
    first(past, (a, b) => compare(b.departure, a.departure))
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Of equal ones always the same. */
function first<S extends SendersStay>(stays: readonly S[], order: (a: S, b: S) => number): S | null {
  return stays.toSorted((a, b) => order(a, b) || compare(a.id, b.id))[0] ?? null
}
