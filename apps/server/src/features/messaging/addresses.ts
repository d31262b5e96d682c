import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import type { AddressStanding } from '@innkeeper/domain/messaging/recipients.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { messageAddresses } from './tables.ts'

/** The form in which addresses are compared and stored. */
export const knownAs = (channel: MessageChannel, address: string): string =>
  channel === 'email' ? address.trim().toLowerCase() : (senderName(address) ?? address.replace(/[^\d+]/g, ''))

/** Fewer digits are no number that can be called. */
const FEWEST_DIGITS = 6
const LONGEST_NAME = 40

/** Companies send under a name, such as VIPPS; null for a number, also one with words beside it. */
function senderName(address: string): string | null {
  const isNumber = !/\p{L}/u.test(address) || address.replace(/\D/g, '').length >= FEWEST_DIGITS
  return isNumber ? null : singleLine(address.replaceAll('+', '')).toUpperCase().slice(0, LONGEST_NAME)
}

/** What is known of these addresses, of those of which anything is. */
export async function findStandings(
  tx: Tx,
  propertyId: string,
  channel: MessageChannel,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, AddressStanding>> {
  const standings = new Map<string, AddressStanding>()
  if (addresses.length === 0) return standings
  const rows = await tx
    .select({ address: messageAddresses.address, standing: messageAddresses.standing })
    .from(messageAddresses)
    .where(
      and(
        eq(messageAddresses.propertyId, propertyId),
        eq(messageAddresses.channel, channel),
        inArray(messageAddresses.address, [...addresses]),
      ),
    )
  for (const { address, standing } of rows) standings.set(address, standing)
  return standings
}

type Said = { channel: MessageChannel; address: string; standing: AddressStanding; source: string; at: Date }

/** Writes down what became known; a mailbox that is none, and STOP, outweigh the wish for no offers. */
export async function writeStanding(tx: Tx, propertyId: string, said: Said): Promise<void> {
  const { channel, standing, source, at } = said
  const address = knownAs(channel, said.address)
  const row = { propertyId, channel, address, standing, source, at }
  const insert = tx.insert(messageAddresses).values(row)
  const target = [messageAddresses.propertyId, messageAddresses.channel, messageAddresses.address]
  if (standing === 'unsubscribed') await insert.onConflictDoNothing()
  else await insert.onConflictDoUpdate({ target, set: { standing, source, at } })
}

/** Staff corrected it, or the guest wants to be written to again; with `only`, where it is this that is known. */
export async function forgetStanding(
  tx: Tx,
  propertyId: string,
  channel: MessageChannel,
  address: string,
  only?: AddressStanding,
): Promise<void> {
  await tx
    .delete(messageAddresses)
    .where(
      and(
        eq(messageAddresses.propertyId, propertyId),
        eq(messageAddresses.channel, channel),
        eq(messageAddresses.address, knownAs(channel, address)),
        only && eq(messageAddresses.standing, only),
      ),
    )
}
