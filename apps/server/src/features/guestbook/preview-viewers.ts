import { type PreviewRights, previewRightsOf } from '@innkeeper/domain/guestbook/preview-rights.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import { makePreviewToken, sessionOfToken } from './preview-token.ts'

/** Somebody of the property's team, and the session they are known by. */
export type PreviewMember = {
  propertyId: string
  sessionId: string
  userId: string
  name: string
  roles: readonly Role[]
}

export type PreviewViewer = {
  rights: PreviewRights
  /** What the preview goes on with: the token of the address, else a new one. */
  token: string
  /** Whose rights they are: of whoever made the token, of whoever is signed in here, or of both. */
  members: readonly PreviewMember[]
}

export type PreviewViewers = ReturnType<typeof createPreviewViewers>

/** Longer than most sittings; the editor fetches another in time. */
const TOKEN_MS = 60 * 60_000

export type ViewerDependencies = {
  clock: Clock
  secret: string
  memberOf(request: FastifyRequest, propertyId: string): Promise<PreviewMember | null>
  memberOfSession(sessionId: string, propertyId: string): Promise<PreviewMember | null>
}

/** Who may look at previews, asked anew each time: a token is worth what its maker may see at that moment. */
export function createPreviewViewers({ clock, secret, memberOf, memberOfSession }: ViewerDependencies) {
  const now = () => clock.now().getTime()

  const makerOf = async (token: unknown, propertyId: string): Promise<PreviewMember | null> => {
    const sessionId = typeof token === 'string' ? sessionOfToken(token, secret, propertyId, now()) : null
    return sessionId === null ? null : memberOfSession(sessionId, propertyId)
  }

  const tokenFor = (maker: Pick<PreviewMember, 'propertyId' | 'sessionId'>) => {
    const expiresAt = now() + TOKEN_MS
    return {
      token: makePreviewToken(secret, maker, expiresAt),
      expiresAt: new Date(expiresAt).toISOString(),
    }
  }

  return {
    tokenFor,

    /** Whether the token opens previews of this property now. */
    isToken: async (token: string, propertyId: string) => mayPreview(await makerOf(token, propertyId)),

    /** Null for whoever sees what any visitor does. */
    async viewerOf(request: FastifyRequest, propertyId: string): Promise<PreviewViewer | null> {
      const { token: given } = request.query as { token?: unknown }
      const maker = await makerOf(given, propertyId)
      const own = await memberOf(request, propertyId)
      const members = [maker, own].filter(mayPreview)
      const [first] = members
      if (!first) return null
      // Never a new one for the address's own, which would have no end.
      const token = first === maker ? String(given) : tokenFor(first).token
      return { rights: previewRightsOf(members), token, members }
    },
  }
}

function mayPreview(member: PreviewMember | null): member is PreviewMember {
  if (!member) return false
  const { content, guests } = previewRightsOf([member])
  return content || guests
}
