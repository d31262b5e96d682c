type QueryValue = string | number | boolean | null | undefined
export type QueryValues = Record<string, QueryValue | readonly QueryValue[]>

/** Repeats array keys and skips undefined values (spec 7); null counts as undefined. */
export function queryString(values: QueryValues): string {
  const pairs: string[] = []
  for (const [key, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value as QueryValue]) {
      if (item !== undefined && item !== null) {
        pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(item)}`)
      }
    }
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Fills `:name` in a path; a missing one is a mistake of the caller. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path ${path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
}
