// Who is signed in. The library behind it (better-auth) is loaded at the first need: a guest never pays for it.
// It answers sign-in calls under /api/auth and reads sessions; what a person may do is the team feature's matter.
import type { FastifyRequest } from 'fastify'

export type SignedIn = {
  sessionId: string
  userId: string
  name: string
  email: string
  activePropertyId: string | null
}

export type Authentication = {
  /** The session the request's cookie names, or null. */
  read(request: FastifyRequest): Promise<SignedIn | null>
  /** Answers the library's own calls. */
  handle(request: Request): Promise<Response>
}
