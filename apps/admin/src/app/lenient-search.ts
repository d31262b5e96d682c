import * as z from 'zod/mini'

/** The values of a query schema that differ from their defaults; a wrong one counts as missing, so a bad link still opens the page. */
export function lenientSearch<S extends z.ZodMiniObject>(schema: S) {
  return (search: Record<string, unknown>): Partial<z.output<S>> => {
    const known: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(schema.shape)) {
      const fallback = z.safeParse(field, undefined)
      const given = z.safeParse(field, search[name])
      // Defaults stay out of the address. A wrong value is taken out by name: the router keeps what is not named.
      known[name] = given.success && given.data !== fallback.data ? given.data : undefined
    }
    return known as Partial<z.output<S>>
  }
}
