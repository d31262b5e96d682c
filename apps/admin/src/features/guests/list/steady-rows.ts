/**
 * New rows in the order somebody is looking at: a row that is there stays where it is, whatever changed in it; one that
 * is new stands behind the row it follows; one that is gone is gone.
 */
export function steadyRows<Row extends { id: string }>(
  shown: readonly string[],
  fresh: readonly Row[],
): Row[] {
  const rows = new Map(fresh.map((row) => [row.id, row]))
  const known = new Set(shown)
  const order = shown.filter((id) => rows.has(id))
  fresh.forEach(({ id }, at) => {
    if (known.has(id)) return
    const before = fresh[at - 1]
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id)
  })
  return order.flatMap((id) => rows.get(id) ?? [])
}
