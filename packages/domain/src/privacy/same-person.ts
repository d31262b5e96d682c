type Contact = { firstName: string; lastName: string; email: string | null; phone: string | null }

/** Two stays of one person: the same way to reach them and the same name; of two people: only the way to reach them. */
export type Likeness = 'same-person' | 'same-contact' | 'other'

/** A family books with one address: whoever has another name is shown and never taken along unasked. */
export function likenessOf(one: Contact, other: Contact): Likeness {
  const isReached = isSame(emailOf(one), emailOf(other)) || isSame(phoneOf(one), phoneOf(other))
  if (!isReached) return 'other'
  return nameOf(one) === nameOf(other) ? 'same-person' : 'same-contact'
}

const isSame = (one: string, other: string) => one !== '' && one === other

export const emailOf = ({ email }: Pick<Contact, 'email'>) => (email ?? '').trim().toLowerCase()

/** The digits alone: people write the rest as they like. */
export const phoneOf = ({ phone }: Pick<Contact, 'phone'>) => (phone ?? '').replace(/\D/g, '')

const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`.trim().toLowerCase()
