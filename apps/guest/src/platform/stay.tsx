import type { GuestBooking } from '@innkeeper/api/guests.ts'
import {
  fillPlaceholders,
  hasBookingPlaceholder,
  type PlaceholderValues,
} from '@innkeeper/domain/guestbook/placeholders.ts'
import { createLiveValue } from './live-value.tsx'
import styles from './stay.module.css'

/** What is known of the stay: nothing to know, on its way, here, out of reach for now, not to be had, or a preview's sample. */
export type Stay = {
  status: 'none' | 'pending' | 'known' | 'away' | 'failed' | 'sample'
  values: PlaceholderValues
  /** What calls for this stay carry, also while it is on its way; null for a visitor without one. */
  linkKey?: string | null
  /** Card id to the moment this booking redeemed it. */
  redeemed?: Readonly<Record<string, string>>
  /** The stay's own times, where they differ from the property's. */
  times?: { checkInTime: string | null; checkOutTime: string | null }
  /** When it begins and ends. */
  booking?: Pick<GuestBooking, 'state' | 'arrival' | 'departure'>
  /** Whether the guest has sent the registration form. */
  isRegistered?: boolean
}

export const [StayProvider, useStay] = createLiveValue<Stay>({ status: 'none', values: {} })

/** A title reads without the guest too: "Good evening", until the name is there. */
export function StayTitle({ text }: { text: string }) {
  return fillPlaceholders(text, useStay().values)
}

/** A text that mentions the stay keeps its place, unseen, while the booking is on its way. */
export function StayText({ text }: { text: string }) {
  return <Unseen text={text} during={['pending']} />
}

/** A line under a title is mostly about the stay: without a booking it has nothing to say. */
export function StayLine({ text }: { text: string }) {
  return <Unseen text={text} during={['pending', 'away', 'failed']} />
}

function Unseen({ text, during }: { text: string; during: Stay['status'][] }) {
  const { status, values } = useStay()
  const filled = fillPlaceholders(text, values)
  const isUnseen = during.includes(status) && hasBookingPlaceholder(text)
  return isUnseen ? <span className={styles.unseen}>{filled || '\u00a0'}</span> : filled
}
