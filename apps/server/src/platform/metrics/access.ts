import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export type MetricsSettings = {
  /** Whoever sends it as a bearer token is answered. */
  token: string | undefined
  /** `host:port` of a listener of its own; the product's address then has no metrics. */
  address: string | undefined
  publicUrl: string | undefined
  trustProxy: boolean
}

export type Asking = { remoteAddress: string | undefined; headers: IncomingHttpHeaders }

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']
/** What proxies add to what they pass on. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Whether this is the token. Digests are compared, so that neither time nor length tells anything of it. */
export function hasToken({ authorization }: IncomingHttpHeaders, token: string): boolean {
  const given = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

/**
 * Without a setting only this machine is answered. A proxy on it makes everybody look like this machine: one that
 * TRUST_PROXY vouches for says for whom it asks, and behind one that may say nothing nobody is answered.
 */
export function isFromThisMachine(
  { remoteAddress = '', headers }: Asking,
  settings: MetricsSettings,
): boolean {
  const isPassedOn = PASSED_ON.some((name) => headers[name] !== undefined)
  const isBehindUnknownProxy = isPublic(settings.publicUrl) && !settings.trustProxy
  return LOOPBACK_ADDRESS.test(remoteAddress) && !isPassedOn && !isBehindUnknownProxy
}

function isPublic(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !LOOPBACK_HOSTS.includes(new URL(publicUrl).hostname)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
