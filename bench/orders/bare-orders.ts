// What an order costs without us: node:http, the body parsed, the same rows in one prepared statement, nothing checked.
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { type Fields, placeStatement, type Taken } from './bare-statement.ts'

/** That of the product. */
const POOL_SIZE = 10

const { DATABASE_URL = '', DATA_DIR = '', HOTEL = '' } = process.env

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

async function openQuery(): Promise<Query> {
  if (!DATABASE_URL) {
    const client = await PGlite.create(join(DATA_DIR, 'db'))
    return (text, values) => client.query(text, values)
  }
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: POOL_SIZE })
  // Parsed once per connection, as whoever measures speed would.
  return (text, values) => pool.query({ name: createHash('md5').update(text).digest('hex'), text, values })
}

const query = await openQuery()
// A database of its own, in which no wall stands.
for (const table of ['idempotency_keys', 'orders', 'order_lines', 'products', 'outbox'])
  await query(`alter table ${table} disable row level security`, [])

/** The order placed last is the model of all others, so that rows are as long as the product's. */
async function rowsOf(text: string, values: unknown[]): Promise<Fields[]> {
  const { rows } = await query(text, values)
  return rows.map((row) => (row as { row: Fields }).row)
}
const [order] = await rowsOf(
  'select to_jsonb(o) as row from orders o where property_id = $1 order by number desc limit 1',
  [HOTEL],
)
if (!order) throw new Error('An order was to be placed before the copy was made')
const lines = await rowsOf('select to_jsonb(l) as row from order_lines l where order_id = $1 order by line', [
  order.id,
])
const statement = placeStatement(order, lines)
let number = Number(order.number) + 1_000_000

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

const newId = () => randomBytes(16).toString('base64url')

async function place(request: IncomingMessage): Promise<string> {
  const text = await textOf(request)
  const body = JSON.parse(text) as { lines: Taken[]; total: number }
  const id = newId()
  const values = statement.values({
    hotel: HOTEL,
    id,
    watchId: newId(),
    number: ++number,
    lines: body.lines,
    key: String(request.headers['idempotency-key']),
    bodyHash: createHash('sha256').update(text).digest('base64url'),
  })
  await query(statement.text, values)
  return JSON.stringify({ data: { orderId: id, number, total: body.total, lines: body.lines } })
}

const server = createServer((request, response) => {
  place(request).then(
    (answer) => response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
process.on('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
