import { refreshSession } from '@innkeeper/api/auth.ts'
import { type SessionEvent, sessionEvents } from '@innkeeper/domain/auth/session-events.ts'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { isSignedOut } from '../platform/error-text.ts'
import { type StaffSession, sessionQuery } from '../platform/session.ts'
import { openSessionChannel } from '../platform/session-channel.ts'
import { tabDrafts, unsavedDrafts } from '../platform/unsaved-drafts.ts'

type Settings = {
  queryClient: QueryClient
  /** The guard asks anew and decides where to go. */
  recheckSession: () => void
  /** Somebody else signed in in another tab: this one is theirs now. */
  onTakenOver: (session: StaffSession) => void
  /** What this device keeps for another person or property goes; nobody's stays with null. */
  forgetUnlessOf: (session: StaffSession | null) => void
  channel?: typeof openSessionChannel
}

/**
 * Hears every answer about the session, derives its events (spec 3) and keeps the tabs of this browser together.
 * Answers what stops it.
 */
export function followSession(settings: Settings): () => void {
  const { queryClient, recheckSession, onTakenOver, forgetUnlessOf, channel = openSessionChannel } = settings
  const sessionHash = hashKey(sessionQuery.queryKey)
  let known: StaffSession | null | undefined

  const tabs = channel(({ userId }) => {
    if (known !== undefined && userId !== (known?.claims.user_id ?? null)) recheckSession()
  })

  const tell = (session: StaffSession | null) => tabs.tell({ userId: session?.claims.user_id ?? null })

  const handle: Record<SessionEvent, (after: StaffSession | null) => void> = {
    INITIALIZED: (after) => {
      // Whoever came by an invitation is somebody new to the tabs that were open before.
      tell(after)
      // The session lasts anew from here; the page need not wait for it.
      if (after) void refresh(queryClient, recheckSession)
    },
    SIGNED_IN: tell,
    TOKEN_REFRESHED: () => {},
    SIGNED_OUT: (after) => after ?? tell(null),
  }

  const hear = (after: StaffSession | null) => {
    const before = known
    known = after
    const events = sessionEvents(
      before === undefined ? undefined : (before?.token ?? null),
      after?.token ?? null,
    )
    for (const event of events) handle[event](after)
    if (after) for (const drafts of [unsavedDrafts, tabDrafts]) drafts.belongTo(after.claims.user_id)
    forgetUnlessOf(after)
    if (before && after && before.claims.user_id !== after.claims.user_id) onTakenOver(after)
  }

  const unsubscribe = queryClient.getQueryCache().subscribe((notice) => {
    if (notice.type !== 'updated' || notice.query.queryHash !== sessionHash) return
    if (notice.action.type === 'success') hear(notice.action.data as StaffSession)
    if (notice.action.type === 'error' && isSignedOut(notice.action.error)) hear(null)
  })
  return () => {
    unsubscribe()
    tabs.close()
  }
}

async function refresh(queryClient: QueryClient, recheckSession: () => void): Promise<void> {
  try {
    const refreshed = await call(refreshSession, {})
    // The page has asked for more since its first answer: what happened since then concerns it.
    queryClient.setQueryData(sessionQuery.queryKey, (first) =>
      first?.property.id === refreshed.property.id ? { ...refreshed, liveAfter: first.liveAfter } : refreshed,
    )
  } catch (error) {
    // A session that cannot be prolonged now still stands until it ends.
    if (isSignedOut(error)) recheckSession()
  }
}
