/** Below a path, what of a query tells one answer from another; whatever else it says is for nobody here. */
export type QueryRule = {
  below: string
  names: readonly string[]
  /** Addresses of which more is read. */
  except: RegExp
}

/** What the apps' own calls say in a query. */
const KNOWN_NAMES = ['language', 'booking', 'v']
/** A name that is written in any other way could be one of those once it is decoded. */
const PLAIN_NAME = /^[\w.-]*$/

/**
 * The address by which equal answers are found: the same for all that mean the same, so that `?x=1`, `?x=2` and so on
 * are one. Null where an address says something of which nobody declared whether it means anything.
 */
export function sharedAddress(url: string, rules: readonly QueryRule[]): string | null {
  const at = url.indexOf('?')
  if (at < 0) return url
  const rule = rules.find(({ below, except }) => url.startsWith(below) && !except.test(url))
  const pairs = url.slice(at + 1).split('&')
  const names = pairs.map((pair) => pair.split('=', 1)[0] ?? '')
  if (!names.every((name) => PLAIN_NAME.test(name))) return null
  if (!rule) return names.every((name) => KNOWN_NAMES.includes(name)) ? url : null
  const meant = pairs.filter((_, index) => rule.names.includes(names[index] ?? ''))
  return meant.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${meant.join('&')}`
}
