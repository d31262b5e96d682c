import { safeRedirect } from '@innkeeper/domain/auth/redirect.ts'
import { ADMIN_BASE, ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { type Capability, can } from '@innkeeper/domain/team/capabilities.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, redirect } from '@tanstack/react-router'
import { isSignedOut } from '../platform/error-text.ts'
import { type StaffSession, sessionQuery } from '../platform/session.ts'

/** The role does not include the page. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError'
}

/**
 * The session, or null when nobody is signed in. A server in trouble does not sign anybody out: what is known
 * stands, so that a page with unsaved text stays on screen.
 */
export async function currentSession(queryClient: QueryClient): Promise<StaffSession | null> {
  try {
    return await queryClient.fetchQuery(sessionQuery)
  } catch (error) {
    if (isSignedOut(error)) return null
    const known = queryClient.getQueryData(sessionQuery.queryKey)
    if (known) return known
    throw error
  }
}

/** Sends who is not signed in to LOGIN, which leads back here (spec 2). */
export async function requireSession(queryClient: QueryClient, address: string): Promise<StaffSession> {
  const session = await currentSession(queryClient)
  if (session) return session
  throw redirect({
    to: ROUTE_PATHS.LOGIN,
    search: address === ADMIN_BASE || address === `${ADMIN_BASE}/` ? {} : { redirect: address },
  })
}

/** Sends who is already signed in from LOGIN to where they wanted to go (spec 2). */
export async function leaveLoginWhenSignedIn(queryClient: QueryClient, wanted?: string): Promise<void> {
  // An unreachable server is told on the sign-in form itself.
  const session = await currentSession(queryClient).catch(() => null)
  if (session) throw redirect({ ...pathBelowBase(safeRedirect(wanted)), replace: true })
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
export function lookAgain(queryClient: QueryClient, router: AnyRouter): void {
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' })
  void router.invalidate()
}
