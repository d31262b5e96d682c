/** Those of the named values of an address that are texts; the router reads digits as a number. */
export function textsOf<const N extends string>(...names: N[]) {
  return (search: Record<string, unknown>): { [K in N]?: string } => {
    const texts: { [K in N]?: string } = {}
    for (const name of names) {
      const value = search[name]
      if (typeof value === 'string' || typeof value === 'number') texts[name] = String(value)
    }
    return texts
  }
}
