import { callHref, isLink, isWebAddress, mailHref } from '@innkeeper/domain/links.ts'

const BARE_ADDRESS = /^[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+([/?#]\S*)?$/u

/** What somebody typed as a web address, completed: a bare domain is of the web. Null where it is none. */
export function completedAddress(typed: string): string | null {
  const value = typed.trim()
  if (isWebAddress(value)) return value
  const whole = `https://${value}`
  return BARE_ADDRESS.test(value) && isWebAddress(whole) ? whole : null
}

/** What somebody typed as a link, completed: an address is for mail, a number is for calls. */
export function completedLink(typed: string): string | null {
  const value = typed.trim()
  if (value === '') return null
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(value)) return mailHref(value)
  if (/^\+?[\d\s().-]{7,}$/.test(value)) return callHref(value)
  return isLink(value) ? value : completedAddress(value)
}
