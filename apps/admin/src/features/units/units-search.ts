import * as z from 'zod/mini'

/** What the address of the units page keeps. */
export const unitsSearchSchema = z.object({ search: z._default(z.string().check(z.maxLength(100)), '') })
