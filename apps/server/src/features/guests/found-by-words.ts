import { fold, phoneWords } from '@innkeeper/domain/guests/fold.ts'
import { type SQL, sql } from 'drizzle-orm'
import { wordQuery } from './list/word-search.ts'

/** More than this one address or one name has in the longest life of a hotel; a search for less is not a search. */
const MOST = 5000
const WORD_LENGTH = 80

/** The ids of the bookings that have these words, by the index of words. */
export function foundByWords(words: string): SQL {
  return sql`(select id from find_bookings(${words}::tsquery, ${MOST}))`
}

type Contact = { email: string | null; phone: string | null }

/** Bookings of one address or one phone number, and a few that look alike; null without either. */
export function foundByContact(propertyId: string, { email, phone }: Contact): SQL | null {
  const [digits] = phoneWords(phone ?? '')
  const ways = [email ? fold(email.trim()).slice(0, WORD_LENGTH) : '', digits ?? ''].filter(Boolean)
  const words = ways.map((exactly) => wordQuery(propertyId, [{ exactly }])).join(' | ')
  return words ? foundByWords(words) : null
}
