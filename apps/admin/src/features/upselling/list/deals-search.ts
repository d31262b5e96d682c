import * as z from 'zod/mini'

/** What the address of the list keeps. */
export const dealsSearchSchema = z.object({ search: z._default(z.string().check(z.maxLength(100)), '') })
