/** A row as JSON, by column. */
export type Fields = Record<string, unknown>
export type Taken = { productId: string; quantity: number }

type Placed = {
  hotel: string
  id: string
  watchId: string
  number: number
  lines: readonly Taken[]
  key: string
  bodyHash: string
}

type Statement = { text: string; values(placed: Placed): unknown[] }

/** Key, order, lines, stock and event in one statement, after the model of rows that the product wrote. */
export function placeStatement(order: Fields, lines: readonly Fields[]): Statement {
  const values: ((placed: Placed) => unknown)[] = []
  const put = (value: (placed: Placed) => unknown) => `$${values.push(value)}`
  const hotel = put(({ hotel }) => hotel)
  const orderValue = (column: string): ((placed: Placed) => unknown) => {
    if (column === 'id') return ({ id }) => id
    if (column === 'watch_id') return ({ watchId }) => watchId
    if (column === 'number') return ({ number }) => number
    const fixed = fieldOf(order[column])
    return () => fixed
  }
  const lineValue = (line: Fields, at: number, column: string): ((placed: Placed) => unknown) => {
    if (column === 'order_id') return ({ id }) => id
    if (column === 'product_id') return (placed) => placed.lines[at]?.productId
    const fixed = column === 'days' ? `{${line[column]}}` : fieldOf(line[column])
    return () => fixed
  }
  const orderColumns = Object.keys(order)
  const lineColumns = Object.keys(lines[0] ?? {})
  const orderRow = orderColumns.map((column) => put(orderValue(column)))
  const lineRows = lines.map((line, at) => lineColumns.map((column) => put(lineValue(line, at, column))))
  const key = [put(({ key }) => key), put(({ bodyHash }) => bodyHash), put(({ id }) => answerOf(id))]
  const event = put(({ id }) => JSON.stringify({ requestId: id, isPreview: false }))
  const taken = lines.map((_, at) => put((placed) => placed.lines[at]?.productId))
  const text = `with
    known as (
      insert into idempotency_keys (property_id, endpoint, key, body_hash, status, answer)
      values (${hotel}, 'POST guest/:hotel/orders', ${key[0]}, ${key[1]}, 200, ${key[2]})
    ),
    placed as (insert into orders (${orderColumns}) values (${orderRow})),
    lined as (insert into order_lines (${lineColumns}) values ${lineRows.map((row) => `(${row})`)}),
    taken as (
      update products set stock = stock - 1
      where property_id = ${hotel} and id in (${taken}) and stock >= 1
    )
    insert into outbox (property_id, name, payload) values (${hotel}, 'order.placed', ${event})`
  return { text, values: (placed) => values.map((value) => value(placed)) }
}

function answerOf(orderId: string): string {
  return JSON.stringify({ orderId })
}

/** JSON columns go in as text, all others as they came; the one with days is no JSON. */
function fieldOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
