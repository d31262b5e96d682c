import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import { foundByContact } from './found-by-words.ts'
import { bookings } from './tables.ts'

/** Phones are written in many ways; their digits say who it is. */
const phoneDigits = sql`regexp_replace(${bookings.phone}, '\\D', '', 'g')`

/** Bookings with this e-mail address, whatever its capitals, or this phone number; undefined without either. */
export function hasContact(
  propertyId: string,
  contact: { email: string | null; phone: string | null },
): SQL | undefined {
  const found = foundByContact(propertyId, contact)
  if (!found) return undefined
  const email = contact.email?.trim().toLowerCase() ?? ''
  const digits = contact.phone?.replace(/\D/g, '') ?? ''
  const isSame = or(
    ...(email ? [sql`lower(${bookings.email}) = ${email}`] : []),
    ...(digits ? [sql`${phoneDigits} = ${digits}`] : []),
  )
  return and(inArray(bookings.id, found), isSame)
}
