import { CONFIRMATION_CHANNELS, type ConfirmationChannel } from '@innkeeper/domain/orders/constants.ts'
import * as z from 'zod/mini'

/** How a person told guests the last time; the next dialog begins with it. */
const choiceSchema = z.object({ confirmation: z.enum(CONFIRMATION_CHANNELS), includesTime: z.boolean() })
export type TellingChoice = z.infer<typeof choiceSchema>

/** An e-mail costs nothing and disturbs nobody. */
const FIRST: TellingChoice = { confirmation: 'email', includesTime: true }

type Store = Pick<Storage, 'getItem' | 'setItem'>
const keyOf = (userId: string) => `requests:telling:${userId}`

/** Storage may be forbidden or hold something else; a choice is a comfort, never a reason to fail. */
export function readLastChoice(userId: string, store: () => Store = () => localStorage): TellingChoice {
  try {
    const kept = z.safeParse(choiceSchema, JSON.parse(store().getItem(keyOf(userId)) ?? 'null'))
    return kept.success ? kept.data : FIRST
  } catch {
    return FIRST
  }
}

export function keepLastChoice(
  userId: string,
  choice: TellingChoice,
  store: () => Store = () => localStorage,
): void {
  try {
    store().setItem(keyOf(userId), JSON.stringify(choice))
  } catch {}
}

export type Reach = { hasPhone: boolean; hasEmail: boolean }

/** The ways in which this guest can be told. */
export function possibleChannels({ hasPhone, hasEmail }: Reach): ConfirmationChannel[] {
  return CONFIRMATION_CHANNELS.filter((channel) => {
    if (channel === 'none') return true
    if (channel === 'sms') return hasPhone
    return channel === 'email' ? hasEmail : hasPhone && hasEmail
  })
}

/** The wanted way where the guest can be told so, else the one there is. */
export function nearestChannel(wanted: ConfirmationChannel, reach: Reach): ConfirmationChannel {
  const possible = possibleChannels(reach)
  if (possible.includes(wanted)) return wanted
  return possible.find((channel) => channel !== 'none') ?? 'none'
}
