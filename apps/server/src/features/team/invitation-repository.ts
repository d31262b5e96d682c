import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { and, asc, count, eq, gt, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { staffTokens } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/port.ts'
import { properties } from '../properties/tables.ts'
import { invitations } from './tables.ts'

export type InvitationRow = typeof invitations.$inferSelect

const one = (propertyId: string, id: string) =>
  and(eq(invitations.propertyId, propertyId), eq(invitations.id, id))

export function findInvitations(tx: Tx, propertyId: string): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(invitations)
    .where(eq(invitations.propertyId, propertyId))
    .orderBy(asc(invitations.invitedAt), asc(invitations.id))
}

export async function countInvitations(tx: Tx, propertyId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(invitations)
    .where(eq(invitations.propertyId, propertyId))
  return row?.total ?? 0
}

/** What a new link does away with. */
const UNSENT = { tokenHash: null, sentAt: null, isUndeliverable: false }

type NewInvitation = Omit<InvitationRow, keyof typeof UNSENT>

/** An address that waits already keeps its place in the list. */
export async function upsertInvitation(tx: Tx, row: NewInvitation): Promise<InvitationRow> {
  const { propertyId, email, id, ...change } = row
  const [saved] = await tx
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({
      target: [invitations.propertyId, invitations.email],
      set: { ...change, ...UNSENT },
    })
    .returning()
  if (!saved) throw new Error('an upsert answered nothing')
  return saved
}

/** It is whoever sends it again who lets the person in from now on. */
export async function renewInvitation(
  tx: Tx,
  propertyId: string,
  id: string,
  renewed: Pick<InvitationRow, 'expiresAt' | 'invitedBy' | 'invitedById'>,
): Promise<InvitationRow | null> {
  const [saved] = await tx
    .update(invitations)
    .set({ ...UNSENT, ...renewed })
    .where(one(propertyId, id))
    .returning()
  return saved ?? null
}

export async function deleteInvitation(
  tx: Tx,
  propertyId: string,
  id: string,
): Promise<InvitationRow | null> {
  const [deleted] = await tx.delete(invitations).where(one(propertyId, id)).returning()
  return deleted ?? null
}

/** What the person sent for the property and nobody has followed yet, in an installation transaction. */
export function deleteInvitationsOf(tx: Tx, userId: string, propertyId: string): Promise<InvitationRow[]> {
  return tx
    .delete(invitations)
    .where(and(eq(invitations.invitedById, userId), eq(invitations.propertyId, propertyId)))
    .returning()
}

/** What the person sent or was sent, in every property, in an installation transaction. */
export function deleteInvitationsAround(
  tx: Tx,
  { id, email }: { id: string; email: string },
): Promise<InvitationRow[]> {
  return tx
    .delete(invitations)
    .where(or(eq(invitations.invitedById, id), eq(invitations.email, email)))
    .returning()
}

/** What the person sent in all but these properties, in an installation transaction. */
export function deleteInvitationsExceptIn(
  tx: Tx,
  userId: string,
  propertyIds: string[],
): Promise<InvitationRow[]> {
  return tx
    .delete(invitations)
    .where(and(eq(invitations.invitedById, userId), notInArray(invitations.propertyId, propertyIds)))
    .returning()
}

/** The invitation with its property's name and a token of its own from now on; null when it was withdrawn. */
export const giveToken = (tx: Tx, propertyId: string, id: string, given: GivenToken) =>
  giveTokenWhere(tx, propertyId, given, one(propertyId, id))

/** The same, unless it went out meanwhile: a link that was handed over stays good. */
export const giveUnsentToken = (tx: Tx, propertyId: string, id: string, tokenHash: string) =>
  giveTokenWhere(tx, propertyId, { tokenHash }, and(one(propertyId, id), isNull(invitations.sentAt)))

type GivenToken = Pick<InvitationRow, 'tokenHash'> & Partial<Pick<InvitationRow, 'invitedById' | 'invitedBy'>>

async function giveTokenWhere(tx: Tx, propertyId: string, given: GivenToken, which: SQL | undefined) {
  const [row] = await tx.update(invitations).set(given).where(which).returning()
  if (!row) return null
  const [property] = await tx
    .select({ name: properties.name, brand: properties.brand })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  return { ...row, propertyName: property?.name ?? '', propertyBrand: property?.brand ?? DEFAULT_BRAND }
}

/** Nothing happens when a newer mail has its own token meanwhile. */
export async function markMail(
  tx: Tx,
  propertyId: string,
  tokenHash: string,
  outcome: { sentAt: Date } | { isUndeliverable: true },
): Promise<void> {
  await tx
    .update(invitations)
    .set(outcome)
    .where(and(eq(invitations.propertyId, propertyId), eq(invitations.tokenHash, tokenHash)))
}

/** Looked for in all properties, as whoever holds the token is in none yet. */
export async function findByToken(tx: Tx, tokenHash: string, now: Date) {
  const [row] = await tx
    .select({
      id: invitations.id,
      propertyId: invitations.propertyId,
      propertyName: properties.name,
      email: invitations.email,
      roles: invitations.roles,
    })
    .from(invitations)
    .innerJoin(properties, eq(properties.propertyId, invitations.propertyId))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
  return row ?? null
}

/** Takes the invitation away, so that of two acceptances one finds nothing. */
export async function takeInvitation(tx: Tx, id: string, now: Date): Promise<InvitationRow | null> {
  const [taken] = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), gt(invitations.expiresAt, now)))
    .returning()
  return taken ?? null
}

/** Lets its link say that it was used, until its time is over. */
export async function keepAsUsed(
  tx: Tx,
  { tokenHash, expiresAt }: Pick<InvitationRow, 'tokenHash' | 'expiresAt'>,
  userId: string,
  usedAt: Date,
): Promise<void> {
  if (tokenHash === null) return
  await tx.insert(staffTokens).values({ tokenHash, userId, purpose: 'invitation', usedAt, expiresAt })
}

export async function isKeptAsUsed(tx: Tx, tokenHash: string): Promise<boolean> {
  const found = await tx
    .select({ usedAt: staffTokens.usedAt })
    .from(staffTokens)
    .where(and(eq(staffTokens.tokenHash, tokenHash), eq(staffTokens.purpose, 'invitation')))
  return found.length > 0
}
