import { randomBytes } from 'node:crypto'
import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { noncePolicy } from '../http/security-headers.ts'

const NONCE_TOKEN = /__CSP_NONCE__/g

/** Every address below /admin is the one page of the staff app, with a fresh nonce each time. */
export function serveAdminPage(app: FastifyInstance, html: () => Promise<string>): void {
  const send = async (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', noncePolicy(nonce))
      .send((await html()).replace(NONCE_TOKEN, nonce))
  }
  app.get(ADMIN_BASE, { schema: { hide: true } }, (_request, reply) => send(reply))
  app.get(`${ADMIN_BASE}/*`, { schema: { hide: true } }, (_request, reply) => send(reply))
}
