import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import { foundIn, spellingsOf } from '../../../testing/hidden-in.ts'
import { AMERICAN, aRegisteringHouse, filledBy, withPicture } from '../../../testing/registering-guest.ts'

let app: TestApp

beforeAll(async () => {
  // A database of its own: what other tests wrote is not searched.
  const database = await openTestDatabase()
  app = await openTestApp({ database, requestsPerMinute: 100_000, withJobs: true })
})
afterAll(async () => {
  await app.close()
  await app.db.close()
})

type Column = { schema: string; name: string; column: string }

/** Every row of every table as text, and every column of bytes; what a thief of the disk would have. */
async function dumpOf({ db }: TestApp, propertyId: string): Promise<Map<string, Buffer>> {
  const tables = `from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')`
  const whole = await rowsOf<Column>(`select nspname as schema, relname as name, '' as column ${tables}`)
  const bytes = await rowsOf<Column>(`
    select table_schema as schema, table_name as name, column_name as column from information_schema.columns
    where data_type = 'bytea' and table_schema = 'public'`)
  const found = new Map<string, Buffer>()
  for (const { schema, name, column } of [...whole, ...bytes]) {
    const value = column ? `t."${column}"` : `convert_to(t::text, 'UTF8')`
    const query = `select encode(string_agg(${value}, '\\x0a'::bytea), 'hex') as hex from "${schema}"."${name}" t`
    // Row level security hides the rows of a property from its owner as well; some tables only the owner reads.
    const asTenant = await db
      .tenant(propertyId, (tx) => tx.execute<{ hex: string | null }>(sql.raw(query)), { readOnly: true })
      .catch(() => ({ rows: [] }))
    const read = [...asTenant.rows, ...(await rowsOf<{ hex: string | null }>(query))]
    found.set(
      column ? `${name}.${column}` : name,
      Buffer.concat(read.map(({ hex }) => Buffer.from(hex ?? '', 'hex'))),
    )
  }
  return found

  async function rowsOf<Row>(text: string): Promise<Row[]> {
    return (await db.executeSql(text)).rows as Row[]
  }
}

async function filesBelow(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path, await readFile(path)] as const
  })
  return new Map(await Promise.all(read))
}

const leaksOf = (dump: ReadonlyMap<string, Buffer>, words: readonly (string | Buffer)[]) =>
  [...dump].flatMap(([where, bytes]) => foundIn(bytes, words).map((word) => `${where}: ${word}`))

it('words are found in every spelling they could have', () => {
  const secret = 'X7719403K'
  expect(spellingsOf(secret).length).toBeGreaterThan(9)
  for (const before of ['', 'a', 'ab', 'abc']) {
    const line = Buffer.from(`${before}${secret} and more`)
    const hidden = [line, Buffer.from(line.toString('base64')), Buffer.from(line.toString(), 'utf16le')]
    for (const bytes of hidden) expect(foundIn(bytes, [secret])).toEqual([secret])
  }
  expect(foundIn(Buffer.from('X7719403'), [secret])).toEqual([])
})

it('a dump of database, files and log holds no number, birth date, address, signature or picture', async () => {
  const house = await aRegisteringHouse(app, withPicture())
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, noise, background: '#888' } })
    .jpeg()
    .toBuffer()
  const secrets: (string | Buffer)[] = []
  for (let nth = 0; nth < 3; nth++) {
    const { linkKey } = await house.booking()
    const guest = house.guest()
    const own = {
      ...AMERICAN,
      birthDate: `19${71 + nth}-03-1${nth}`,
      address: `Quincy Street ${nth}8801, Portland`,
      passportNumber: `X77194${nth}3K`,
    }
    const child = {
      type: 'spouse' as const,
      values: {
        ...own,
        firstName: 'Ida',
        birthDate: `19${81 + nth}-07-2${nth}`,
        passportNumber: `P55-1${nth}27`,
      },
    }
    const stroke: [number, number][] = [
      [113 + nth, 207],
      [951, 319 + nth],
      [197, 363],
    ]
    const filled = filledBy(own, { companions: [child], signature: { kind: 'drawn', strokes: [stroke] } })
    const { pictureId } = (await guest.picture(linkKey, photo)).data
    const broken = { ...filled, values: { ...own, birthDate: `${own.birthDate}9` } }
    const sent = { booking: linkKey, formId: house.formId, pictureId }
    expect((await guest.send({ ...sent, filled: broken })).code).toBe('registration/invalid')
    const { status, data } = await guest.send({ ...sent, filled, clientKey: newId() })
    expect(status).toBe(200)
    expect((await guest.readBack(data.formId)).data.values.birthDate).toBe(own.birthDate)
    secrets.push(own.birthDate, own.address, own.passportNumber, child.values.birthDate)
    secrets.push(child.values.passportNumber, JSON.stringify(stroke), `${stroke.slice(1).join(',')}`)
  }
  const webp = await app.ports.pictures.resize(photo, { width: 1600, format: 'webp' })
  secrets.push(webp.bytes.subarray(200, 232), photo.subarray(700, 732), Buffer.from('WEBPVP8'))
  const database = await dumpOf(app, house.propertyId)
  expect(database.get('registration_submissions.sealed')?.length).toBeGreaterThan(500)
  expect(leaksOf(database, secrets)).toEqual([])
  const files = await filesBelow(app.dataDir)
  expect([...files.keys()].filter((path) => path.includes('/registration/'))).toHaveLength(3)
  expect(leaksOf(files, secrets)).toEqual([])
  expect(leaksOf(new Map([['log', Buffer.from(app.logged.join('\n'))]]), secrets)).toEqual([])
  // The search itself finds what is stored in clear.
  expect(leaksOf(database, ['Winters']).length).toBeGreaterThan(0)
})
