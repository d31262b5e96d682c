import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '../../platform/auth/client-network.ts'

/**
 * Names the network a request comes from, to count by: of each property another, and keyed with the installation's
 * secret, since there are few enough addresses to try them all.
 */
export function createNetworkHash(secret: string): (request: FastifyRequest, propertyId: string) => string {
  return ({ ip }, propertyId) =>
    createHmac('sha256', secret)
      .update(`network of orders|${propertyId}|${clientNetwork(ip)}`)
      .digest('base64url')
}
