import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../platform/db/port.ts'

const READ_AT_ONCE = 2000
const WRITTEN_AT_ONCE = 1000

type Person = {
  id: string
  arrival: string
  email: string | null
  phone: string | null
  said: boolean | null
  stored: boolean
}
type Place = { propertyId: string; importId: string }

/**
 * Whether the people of an import stayed before, and those who are known by them: by e-mail address, and by the digits
 * of the phone number. Everything is read and written some at a time, so that nobody waits for the whole; where
 * another system says it, that counts.
 */
export async function settleReturningGuests(db: Database, place: Place, signal?: AbortSignal): Promise<void> {
  const { propertyId } = place
  const touched = new Set<string>()
  for await (const people of pages(db, place, readTouched, signal))
    for (const person of people) for (const key of keysOf(person)) touched.add(key)
  if (touched.size === 0) return
  const firstArrival = new Map<string, string>()
  for await (const people of pages(db, place, readAll, signal))
    for (const person of people)
      for (const key of keysOf(person)) {
        const first = firstArrival.get(key)
        if (touched.has(key) && (first === undefined || person.arrival < first))
          firstArrival.set(key, person.arrival)
      }
  for await (const people of pages(db, place, readAll, signal)) {
    const differing = people.flatMap((person) => {
      const keys = keysOf(person)
      if (!keys.some((key) => touched.has(key))) return []
      const isReturning =
        person.said ?? keys.some((key) => person.arrival > (firstArrival.get(key) ?? '9999'))
      return isReturning === person.stored ? [] : { id: person.id, is_returning: isReturning }
    })
    await writeReturning(db, propertyId, differing)
  }
}

/** What one is known again by; phones are written in many ways, their digits say who it is. */
function keysOf({ email, phone }: Person): string[] {
  const digits = phone?.replace(/\D/g, '') ?? ''
  return [...(email ? [`@${email.toLowerCase()}`] : []), ...(digits ? [`+${digits}`] : [])]
}

type Page = { rows: Person[]; next: string | null }
type Read = (tx: Tx, place: Place, after: string | null) => Promise<Page>

async function* pages(db: Database, place: Place, read: Read, signal: AbortSignal | undefined) {
  let after: string | null = null
  do {
    const page: Page = await db.tenant(place.propertyId, (tx) => read(tx, place, after), { readOnly: true })
    yield page.rows
    after = page.next
  } while (after !== null && !signal?.aborted)
}

const PERSON = sql`b.id, b.arrival::text as arrival, b.email, b.phone, b.returning_guest_said as said,
  b.is_returning_guest as stored`
const IS_COMING = sql`b.cancelled_at is null and b.no_show_at is null`

const readAll: Read = async (tx, { propertyId }, after) => {
  const { rows } = await tx.execute<Person>(sql`
    select ${PERSON} from bookings as b where b.property_id = ${propertyId} and b.id > ${after ?? ''} and ${IS_COMING}
    order by b.id limit ${READ_AT_ONCE}`)
  return { rows, next: rows.length < READ_AT_ONCE ? null : (rows.at(-1)?.id ?? null) }
}

const readTouched: Read = async (tx, { propertyId, importId }, after) => {
  const { rows } = await tx.execute<Person & { row: number }>(sql`
    select r.row, ${PERSON}
    from (
      select row, booking_id from booking_import_rows
      where property_id = ${propertyId} and import_id = ${importId} and row > ${Number(after ?? 0)}
      order by row limit ${READ_AT_ONCE}
    ) as r
    left join bookings as b on b.property_id = ${propertyId} and b.id = r.booking_id and ${IS_COMING}`)
  const last = rows.reduce((most, { row }) => Math.max(most, row), 0)
  return { rows, next: rows.length < READ_AT_ONCE ? null : String(last) }
}

async function writeReturning(
  db: Database,
  propertyId: string,
  differing: readonly { id: string; is_returning: boolean }[],
): Promise<void> {
  for (let at = 0; at < differing.length; at += WRITTEN_AT_ONCE) {
    const some = JSON.stringify(differing.slice(at, at + WRITTEN_AT_ONCE))
    await db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        update bookings as b set is_returning_guest = r.is_returning
        from jsonb_to_recordset(${some}::jsonb) as r (id text, is_returning boolean)
        where b.property_id = ${propertyId} and b.id = r.id`),
    )
  }
}
