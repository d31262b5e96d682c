import * as z from 'zod/mini'

/** The values of a query schema that differ from their defaults; a wrong one counts as missing, so a bad link still opens the page. */
export function lenientSearch<S extends z.ZodMiniObject>(schema: S) {
  return (search: Record<string, unknown>): Partial<z.output<S>> => {
    const known: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(schema.shape)) {
      const fallback = z.safeParse(field, undefined)
      const given = parseGiven(field, search[name])
      // Defaults stay out of the address. A wrong value is taken out by name: the router keeps what is not named.
      known[name] = given.success && given.data !== fallback.data ? given.data : undefined
    }
    return known as Partial<z.output<S>>
  }
}

/** The router reads `?search=204` as a number; where the schema wants text, the text was meant. */
function parseGiven(field: z.core.$ZodType, value: unknown) {
  const given = z.safeParse(field, value)
  const isReadAsText = !given.success && (typeof value === 'number' || typeof value === 'boolean')
  return isReadAsText ? z.safeParse(field, String(value)) : given
}
