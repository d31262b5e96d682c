import { fold, phoneWords } from '@innkeeper/domain/guests/fold.ts'
import { guestSearchWords } from '@innkeeper/domain/guests/search-words.ts'
import { type SQL, sql } from 'drizzle-orm'
import { wordQuery } from './list/word-search.ts'

/** More than this one address or one name has in the longest life of a hotel; a search for less is not a search. */
const MOST = 5000
const WORD_LENGTH = 80

/** The ids of the bookings that have these words, by the index of words. */
function foundByWords(words: string): SQL {
  return sql`(select id from find_bookings(${words}::tsquery, ${MOST}))`
}

/** Bookings of which every word somebody typed begins one of theirs; null where nothing was typed. */
export function foundBySearch(propertyId: string, search: string): SQL | null {
  const typed = guestSearchWords(search).map((prefixes) => ({ prefixes }))
  const words = wordQuery(propertyId, typed)
  return words === null ? null : foundByWords(words)
}

type Contact = { email: string | null; phone: string | null }

/** Bookings of one address or one phone number, and a few that look alike; null without either. */
export function foundByContact(propertyId: string, { email, phone }: Contact): SQL | null {
  const [digits] = phoneWords(phone ?? '')
  const ways = [email ? fold(email.trim()).slice(0, WORD_LENGTH) : '', digits ?? ''].filter(Boolean)
  const words = ways.map((exactly) => wordQuery(propertyId, [{ exactly }])).join(' | ')
  return words ? foundByWords(words) : null
}
