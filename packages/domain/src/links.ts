/*
 * The one rule of where a link may lead. Whatever holds or follows one asks here: texts, boxes, tabs, buttons and
 * pictures of pages, policies and review sites, files that are imported, the way back after signing in, addresses that
 * a request or a payment provider names.
 */

export const LINK_MAX = 2000

/**
 * Never part of a link: white space, control and invisible characters (browsers drop some of them, so `java\tscript:`
 * is a script), and the backslash, which browsers read as a slash, so that `/\evil` is another host.
 */
const NEVER = /[\s\\\p{Cc}\p{Cf}]/u
/** A host name or address with an optional port; no user before it, who could look like the host. */
const HOST = /^([\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*|\[[\da-f:.]+\])(:\d{1,5})?$/iu
/** Dots that lead upwards, also written in hexadecimal. */
const UPWARDS = /\/(\.|%2e){1,2}(\/|$)/i
/** One @, no white space, a dot in the domain: what an address looks like; whether it exists only mail can tell. */
const EMAIL = /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@".<>]{2,}$/
const PHONE = /^\+?[\d().*#-]+$/

/** Whether content may lead there: the web, a mail, a call, or a path of this installation. */
export function isLink(value: string): boolean {
  return isWebAddress(value) || isOwnPath(value) || isMailLink(value) || isCallLink(value)
}

/** An address of the web, whole. */
export function isWebAddress(value: string): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(value)?.[1]
  return host !== undefined && isClean(value) && HOST.test(host)
}

/** A path of this installation, with what may follow it. Two slashes begin the name of another host. */
export function isOwnPath(value: string): boolean {
  const [path = ''] = value.split(/[?#]/, 1)
  return isClean(value) && path.startsWith('/') && !path.startsWith('//') && !UPWARDS.test(path)
}

export function isEmailAddress(value: string): boolean {
  return value.length <= 200 && EMAIL.test(value) && isClean(value)
}

/** An address of the web that another program names for people to be sent to; null where it is none. */
export function webAddressOrNull(value: string | null | undefined): string | null {
  return value && isWebAddress(value) ? value : null
}

/** What mail programs open for an address, whatever is written in it. */
export function mailHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}

/** What phones call; the number as people write it has spaces. */
export function callHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

function isMailLink(value: string): boolean {
  const [, addresses] = /^mailto:([^?#]+)(\?[^#]*)?$/i.exec(value) ?? []
  return addresses !== undefined && isClean(value) && addresses.split(',').every(isEmailAddress)
}

function isCallLink(value: string): boolean {
  const [, number = ''] = /^tel:(.*)$/i.exec(value) ?? []
  const digits = number.replace(/\D/g, '').length
  return PHONE.test(number) && digits >= 3 && digits <= 15
}

function isClean(value: string): boolean {
  return value.length <= LINK_MAX && !NEVER.test(value)
}

/** Whether a web address leads to the machine it is opened on: nobody else's phone gets anywhere by it. */
export function isLocalAddress(value: string): boolean {
  const [, host = ''] = /^https?:\/\/(\[[^\]]*\]|[^/:?#]*)/i.exec(value) ?? []
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(host)
}
