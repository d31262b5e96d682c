import { IMPORT_ROW_FILTERS } from '@innkeeper/api/guests/import.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'

/** What the address keeps: which import, which of its rows, and whether its columns are looked at once more. */
export const importSearchSchema = z.object({
  import: z.optional(publicIdSchema),
  show: z.optional(z.enum(IMPORT_ROW_FILTERS)),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  columns: z.optional(z.boolean()),
})
export type ImportSearch = z.infer<typeof importSearchSchema>
