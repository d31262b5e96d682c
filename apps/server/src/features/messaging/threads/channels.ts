import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { isEmail } from '@innkeeper/domain/contact-shapes.ts'
import { isCalledOff, isLinkOpen } from '@innkeeper/domain/guests/phase.ts'
import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import { type Reachable, whySkipped } from '@innkeeper/domain/messaging/recipients.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { findStandings, knownAs } from '../addresses.ts'
import type { ThreadHouse } from './house.ts'
import type { ThreadStay } from './repository.ts'
import type { ThreadRow } from './tables.ts'

export type ThreadChannel = Thread['channels'][number]

/** By which channels an answer reaches whoever wrote, in the order they are offered. */
export async function channelsOf(
  tx: Tx,
  house: ThreadHouse,
  { thread, stay, now }: { thread: ThreadRow; stay: ThreadStay | null; now: Date },
): Promise<ThreadChannel[]> {
  return [guestbook(house, thread, stay, now), ...(await messageChannels(tx, house, { thread, stay }))]
}

function guestbook(
  { settings, property }: ThreadHouse,
  { sender }: ThreadRow,
  stay: ThreadStay | null,
  now: Date,
): ThreadChannel {
  const why = () => {
    if (!settings.chat.isOn) return 'channel-off'
    if (!stay) return sender === null ? null : 'no-booking'
    if (isCalledOff(stay)) return 'called-off'
    return isLinkOpen(stay, now.getTime(), property.timeZone) ? null : 'checked-out'
  }
  return { channel: 'guestbook', to: null, why: why() }
}

/** SMS and e-mail: a guest who wrote is answered, whatever became of the stay since. */
export async function messageChannels(
  tx: Tx,
  house: ThreadHouse,
  { thread, stay }: { thread: Pick<ThreadRow, 'sender'>; stay: ThreadStay | null },
): Promise<ThreadChannel[]> {
  const { propertyId, hasSms, phones } = house
  const { sender } = thread
  const writtenEmail = stay?.email ?? (sender?.includes('@') ? sender : null)
  const writtenPhone = stay?.phone ?? (sender?.includes('@') ? null : sender)
  const email = writtenEmail && isEmail(writtenEmail.trim()) ? knownAs('email', writtenEmail) : null
  const phone = writtenPhone ? phones(writtenPhone) : null
  const emails = await findStandings(tx, propertyId, 'email', email ? [email] : [])
  const numbers = await findStandings(tx, propertyId, 'sms', phone ? [phone] : [])
  const person: Reachable = {
    bookingId: stay?.id ?? '',
    answer: 'in',
    email,
    phone,
    isPhoneUnreadable: Boolean(writtenPhone?.trim()) && phone === null,
    consent: null,
    emailStanding: (email && emails.get(email)) || null,
    phoneStanding: (phone && numbers.get(phone)) || null,
  }
  const isSpent = (await house.partsLeft(tx)) === 0
  const offered = (channel: MessageChannel, to: string | null): ThreadChannel => {
    if (channel === 'sms' && !hasSms) return { channel, to: null, why: 'channel-off' }
    const why = whySkipped(person, channel, 'answer')
    if (why !== null) return { channel, to: null, why }
    if (channel === 'sms' && isSpent) return { channel, to: null, why: 'sms-limit-reached' }
    return { channel, to, why: null }
  }
  return [offered('sms', phone), offered('email', email)]
}
