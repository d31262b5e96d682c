import * as z from 'zod/mini'

export const templatesSearchSchema = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
})
