import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** For every answer; pages add their own Content-Security-Policy. */
const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
  'x-frame-options': 'SAMEORIGIN',
}
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    'content-security-policy': API_POLICY,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

export function installSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

type PageSources = {
  scripts: readonly string[]
  styles: readonly string[]
  mediaOrigin: string
  /** Whether a page of ours may show it in a frame, as the editor does. */
  isFramed: boolean
  films?: FilmOrigins
}

/** Origins of players that a page may show in frames, and of films that the browser plays itself. */
export type FilmOrigins = { frames: readonly string[]; files: readonly string[] }

const NO_FILMS: FilmOrigins = { frames: [], files: [] }

/** The policy of a cached page: our own origin plus the hashes of what is inline (a cached page has no nonce). */
export function pagePolicy({ scripts, styles, mediaOrigin, isFramed, films }: PageSources): string {
  const { frames, files } = films ?? NO_FILMS
  const media = mediaOrigin ? ` ${mediaOrigin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map(hashSource).join('')}`,
    `style-src 'self'${styles.map(hashSource).join('')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${media}`,
    ...(frames.length > 0 ? [`frame-src 'self' ${frames.join(' ')}`] : []),
    ...(files.length > 0 ? [`media-src 'self' ${files.join(' ')}`] : []),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameAncestors(isFramed),
  ].join('; ')
}

export function frameAncestors(isFramed: boolean): string {
  return isFramed ? "frame-ancestors 'self'" : "frame-ancestors 'none'"
}

/** The policy of the staff app's page, which is made per answer and so can carry a nonce. */
export function noncePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashSource(text: string): string {
  return ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
