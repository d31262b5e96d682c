import { isOwnPath } from '@innkeeper/domain/links.ts'
import type { FastifyRequest } from 'fastify'

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i

export type OwnAddresses = {
  /** Where links lead that no request asked for. */
  readonly origin: string
  /** Where links in mails lead. */
  linkOrigin(request: FastifyRequest): string
  /** The path of an address of this installation; null for any other. */
  ownPath(request: FastifyRequest, address: string): string | null
}

type Settings = { publicOrigin: string | null; host: string; port: number }

/**
 * A request can name any host it likes, and a mail with a link to that host would hand its token over. So links
 * lead to PUBLIC_URL, or to the address the server listens on; what the request says counts when both it and the
 * host it names are of this machine.
 */
export function createOwnAddresses({ publicOrigin, host, port }: Settings): OwnAddresses {
  const listening = `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`
  const askedOrigin = (request: FastifyRequest) => originOf(`${request.protocol}://${request.host}`)

  function linkOrigin(request: FastifyRequest): string {
    if (publicOrigin) return publicOrigin
    const asked = askedOrigin(request)
    return asked && isFromHere(request) && LOOPBACK_HOSTS.has(new URL(asked).hostname) ? asked : listening
  }

  return {
    origin: publicOrigin ?? listening,
    linkOrigin,
    ownPath(request, address) {
      const base = linkOrigin(request)
      if (!URL.canParse(address, base)) return null
      const url = new URL(address, base)
      const isOurs = url.origin === base || url.origin === askedOrigin(request)
      const path = `${url.pathname}${url.search}${url.hash}`
      return isOurs && isOwnPath(path) ? path : null
    },
  }
}

/** Not only a proxy on this machine, but the client it speaks for. */
function isFromHere({ socket, ip }: FastifyRequest): boolean {
  return [socket.remoteAddress ?? '', ip].every((address) => LOOPBACK_ADDRESS.test(address))
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
