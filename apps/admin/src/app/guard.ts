import { CallError } from '@innkeeper/api/client.ts'
import { safeRedirect } from '@innkeeper/domain/auth/redirect.ts'
import { ADMIN_BASE, ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { type Capability, can } from '@innkeeper/domain/team/capabilities.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, redirect } from '@tanstack/react-router'
import { accountStateQuery } from '../features/auth/api.ts'
import { isSignedOut } from '../platform/error-text.ts'
import { type StaffSession, sessionQuery } from '../platform/session.ts'
import { type EndReason, endReason } from '../platform/session-end.ts'

/** The role does not include the page. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError'
}

type Look = { session: StaffSession } | { session: null; endReason: EndReason | undefined }

/**
 * Who is signed in, or why nobody is any more. A server in trouble does not sign anybody out: what is known stands,
 * so that a page with unsaved text stays on screen.
 */
export async function lookForSession(queryClient: QueryClient): Promise<Look> {
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  try {
    return { session: await queryClient.fetchQuery(sessionQuery) }
  } catch (error) {
    if (isSignedOut(error)) return { session: null, endReason: endReason(error, known !== undefined) }
    if (known && !hasNoProperty(error)) return { session: known }
    throw error
  }
}

/** Who was removed from their last property has no page left to stay on. */
function hasNoProperty(error: unknown): boolean {
  return error instanceof CallError && error.code === 'auth/no-property'
}

/** Sends who is not signed in to LOGIN, which says why and leads back here (spec 2). */
export async function requireSession(queryClient: QueryClient, address: string): Promise<StaffSession> {
  const look = await lookForSession(queryClient)
  if (look.session) return look.session
  if (!look.endReason) await leaveForSetUp(queryClient)
  throw redirect({
    to: ROUTE_PATHS.LOGIN,
    search: backTo(address),
    state: look.endReason ? { endReason: look.endReason } : {},
  })
}

/** Sends who must set up a second factor to do that first. */
export function requireSecondFactor(session: StaffSession, address: string): void {
  if (session.mustSetUpSecondFactor) throw redirect({ to: ROUTE_PATHS.TWO_FACTOR, search: backTo(address) })
}

/** Sends who has nothing to set up on to where they wanted to go. */
export function leaveSetUpWhenDone(session: StaffSession, wanted?: string): void {
  if (!session.mustSetUpSecondFactor)
    throw redirect({ ...pathBelowBase(safeRedirect(wanted)), replace: true })
}

/** The address short where it leads to the first page anyway. */
function backTo(address: string): { redirect?: string } {
  return address === ADMIN_BASE || address === `${ADMIN_BASE}/` ? {} : { redirect: address }
}

/** Sends who is already signed in from LOGIN to where they wanted to go (spec 2). */
export async function leaveLoginWhenSignedIn(queryClient: QueryClient, wanted?: string): Promise<void> {
  // An unreachable server is told on the sign-in form itself.
  const look = await lookForSession(queryClient).catch(() => null)
  if (look?.session) throw redirect({ ...pathBelowBase(safeRedirect(wanted)), replace: true })
  await leaveForSetUp(queryClient)
}

/** Whether nobody owns the installation yet; a server in trouble is told elsewhere. */
export async function isWithoutOwner(queryClient: QueryClient): Promise<boolean> {
  const state = await queryClient.fetchQuery(accountStateQuery).catch(() => null)
  return state?.hasOwner === false
}

/** Nobody can sign in before somebody has set the installation up. */
async function leaveForSetUp(queryClient: QueryClient): Promise<void> {
  if (await isWithoutOwner(queryClient)) throw redirect({ to: ROUTE_PATHS.SET_UP, replace: true })
}

/** A checked address as the router knows it: without the base. */
export function pathBelowBase(address: string): { to: string; search: Record<string, string> } {
  const url = new URL(address, 'http://staff.invalid')
  return {
    to: url.pathname.slice(ADMIN_BASE.length) || '/',
    search: Object.fromEntries(url.searchParams),
  }
}

export function requireCapability(session: StaffSession, capability: Capability): void {
  if (!can(session.claims, capability)) throw new ForbiddenError(capability)
}

/** Has the guard ask once more who is signed in, and decide where to go. */
export function recheckSession(queryClient: QueryClient, router: AnyRouter): void {
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' })
  void router.invalidate()
}
