import { APP_COOKIE_DAYS } from '@innkeeper/domain/guestbook/constants.ts'
import type { LanguagePreference } from '@innkeeper/domain/properties/localization.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The guest's last choice, a language code. */
export const LANGUAGE_COOKIE = 'language'
const MAX_LANGUAGES = 20

/** What the request says about languages: query index, last choice, the browser's list. */
export function languagePreference(request: FastifyRequest, index: number | undefined): LanguagePreference {
  return {
    index: index ?? null,
    chosen: cookieValue(request.headers.cookie, LANGUAGE_COOKIE),
    accepted: acceptedLanguages(request.headers['accept-language']),
  }
}

/** The `language` of a query; a repeated or absurd value counts as none. */
export function languageIndex(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : undefined
}

/** A choice made by a link, before any script runs, lasts like one made in the app. */
export function rememberLanguage(reply: FastifyReply, code: string): void {
  const seconds = APP_COOKIE_DAYS * 24 * 3600
  reply.header('set-cookie', `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${seconds}; SameSite=Lax`)
}

/** Codes of an Accept-Language header, best first; a weight of 0 means not wanted. */
export function acceptedLanguages(header: string | undefined): string[] {
  if (!header) return []
  return header
    .split(',')
    .slice(0, MAX_LANGUAGES)
    .map((part) => {
      const [code = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((item) => item.trim()).find((item) => item.startsWith('q='))
      return { code: code.trim(), weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ code, weight }) => code !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ code }) => code)
}

/** One cookie's value, or null. */
export function cookieValue(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}
