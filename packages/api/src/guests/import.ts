import { DATE_ORDERS } from '@innkeeper/domain/guests/import/dates.ts'
import { DELIMITERS } from '@innkeeper/domain/guests/import/delimiter.ts'
import { type ColumnMeaning, isColumnMeaning } from '@innkeeper/domain/guests/import/fields.ts'
import { IMPORT_MAX_BYTES, IMPORT_MAX_COLUMNS } from '@innkeeper/domain/guests/import/limits.ts'
import { ROW_PROBLEMS } from '@innkeeper/domain/guests/import/row-problem.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { SPREADSHEETS } from '@innkeeper/domain/properties/spreadsheet.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { FILE_NAME_HEADER } from '../media.ts'

const IMPORTS = { access: 'staff', capability: 'guests:manage', module: null } as const
const importParams = z.object({ importId: publicIdSchema })

/** Where an import is: each but the last two is open, and a property has one open import at most. */
export const IMPORT_STATES = [
  'reading',
  'columns',
  'checking',
  'checked',
  'applying',
  'stopped',
  'applied',
  'taking-back',
  'taken-back',
] as const
export const importStateSchema = z.enum(IMPORT_STATES)
export type ImportState = z.infer<typeof importStateSchema>

export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export const importEncodingSchema = z.enum(IMPORT_ENCODINGS)
export type ImportEncoding = z.infer<typeof importEncodingSchema>
export const delimiterSchema = z.enum(DELIMITERS)
export const dateOrderSchema = z.enum(DATE_ORDERS)
/** What staff decide once for a file: keep what was changed here by hand, or take what the file says. */
export const importRuleSchema = z.enum(['keep', 'take'])
export type ImportRule = z.infer<typeof importRuleSchema>

export const meaningSchema = z.nullable(
  z.string().check(
    z.maxLength(70),
    z.refine((value) => isColumnMeaning(value)),
  ),
)

export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const
export const importOutcomeSchema = z.enum(IMPORT_OUTCOMES)
export type ImportOutcome = z.infer<typeof importOutcomeSchema>
/** What rows can be looked at by: an outcome, fields changed by hand, or a unit that others have as well. */
export const IMPORT_ROW_FILTERS = ['all', ...IMPORT_OUTCOMES, 'byHand', 'shared'] as const
export type ImportRowFilter = (typeof IMPORT_ROW_FILTERS)[number]

export const importCountsSchema = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Rows that would undo something that was changed here by hand. */
  byHand: z.int(),
  /** Rows whose unit others have on the same nights. */
  shared: z.int(),
})
export type ImportCounts = z.infer<typeof importCountsSchema>

export const importSchema = z.object({
  id: z.string(),
  state: importStateSchema,
  fileName: z.string(),
  format: z.enum(['csv', 'json']),
  encoding: importEncodingSchema,
  delimiter: z.nullable(delimiterSchema),
  bytes: z.int(),
  rows: z.int(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  meanings: z.array(z.nullable(z.string())),
  dateOrder: dateOrderSchema,
  /** How sure that is; `open` and `mixed` want somebody to look. */
  dateCertainty: z.enum(['plain', 'clear', 'by stays', 'open', 'mixed']),
  makesNumbers: z.boolean(),
  handRule: importRuleSchema,
  /** Rows that the work of this state is through with. */
  done: z.int(),
  /** The dry run, and what was imported of it. */
  counts: importCountsSchema,
  applied: importCountsSchema,
  takenBack: z.object({ removed: z.int(), restored: z.int(), kept: z.int() }),
  by: z.string(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** While what was imported can still be taken back. */
  canTakeBack: z.boolean(),
})
export type BookingImport = Omit<z.infer<typeof importSchema>, 'meanings'> & { meanings: ColumnMeaning[] }

const differenceSchema = z.object({ field: z.string(), ours: z.string(), file: z.string() })

export const importRowSchema = z.object({
  row: z.int(),
  /** In the file. */
  line: z.int(),
  outcome: z.nullable(importOutcomeSchema),
  bookingNumber: z.nullable(z.string()),
  /** The name on the booking that the row became. */
  guest: z.nullable(z.string()),
  /** Null once the row is a booking. */
  cells: z.nullable(z.array(z.string())),
  problems: z.array(
    z.object({
      column: z.nullable(z.int()),
      field: z.nullable(z.string()),
      problem: z.enum(ROW_PROBLEMS),
      line: z.optional(z.int()),
    }),
  ),
  changes: z.array(differenceSchema),
  byHand: z.array(differenceSchema),
  shares: z.array(z.object({ unit: z.string(), name: z.string(), bookingNumber: z.string() })),
  bookingId: z.nullable(z.string()),
  /** Why it stayed when the import was taken back. */
  takenBack: z.nullable(
    z.enum(['removed', 'restored', 'partly', 'has-orders', 'checked-in', 'changed-since', 'gone']),
  ),
})
export type ImportRow = z.infer<typeof importRowSchema>
export const IMPORT_ROWS_PER_PAGE = 50

export const importBookings = defineEndpoint({
  ...IMPORTS,
  method: 'POST',
  path: 'hotel/bookings/import',
  summary: `Read a CSV or JSON file of bookings: its bytes as application/octet-stream, its name in ${FILE_NAME_HEADER}. Nothing is imported yet`,
  isUpload: true,
  limits: { bodyBytes: IMPORT_MAX_BYTES, callsPerMinute: 120 },
  query: z.object({
    /** Recognised where they are left out. */
    delimiter: z.optional(delimiterSchema),
    encoding: z.optional(importEncodingSchema),
    /** The open import that this file is read anew for. */
    replaces: z.optional(publicIdSchema),
  }),
  response: importSchema,
})

export const listImports = defineEndpoint({
  ...IMPORTS,
  method: 'GET',
  path: 'hotel/bookings/imports',
  summary: 'The open import, if there is one, and those before it',
  response: z.object({ open: z.nullable(importSchema), earlier: z.array(importSchema) }),
})

export const getImport = defineEndpoint({
  ...IMPORTS,
  method: 'GET',
  path: 'hotel/bookings/imports/:importId',
  summary: 'One import and how far it is',
  params: importParams,
  response: importSchema,
})

export const checkImport = defineEndpoint({
  ...IMPORTS,
  method: 'PUT',
  path: 'hotel/bookings/imports/:importId/columns',
  summary: 'Say what the columns mean and look at every row without importing anything',
  params: importParams,
  body: z.object({
    meanings: z.array(meaningSchema).check(z.maxLength(IMPORT_MAX_COLUMNS)),
    dateOrder: dateOrderSchema,
    /** Makes numbers for rows that have none. */
    makesNumbers: z.boolean(),
  }),
  response: importSchema,
})

export const listImportRows = defineEndpoint({
  ...IMPORTS,
  method: 'GET',
  path: 'hotel/bookings/imports/:importId/rows',
  summary: 'Rows of the file with what would become of them',
  params: importParams,
  query: z.object({
    show: z._default(z.enum(IMPORT_ROW_FILTERS), 'all'),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  }),
  response: z.object({ rows: z.array(importRowSchema), total: z.int(), page: z.int(), perPage: z.int() }),
})

export const mendImportRow = defineEndpoint({
  ...IMPORTS,
  method: 'PUT',
  path: 'hotel/bookings/imports/:importId/rows/:row',
  summary: 'Change the cells of a row and look at it again',
  params: z.object({ importId: publicIdSchema, row: z.coerce.number().check(z.int(), z.gte(1)) }),
  body: z.object({
    cells: z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(IMPORT_MAX_COLUMNS)),
  }),
  response: z.object({ row: importRowSchema, import: importSchema }),
})

export const applyImport = defineEndpoint({
  ...IMPORTS,
  method: 'POST',
  path: 'hotel/bookings/imports/:importId/apply',
  summary: 'Import the rows that are not refused, in batches; also goes on with one that was stopped',
  params: importParams,
  body: z.object({ handRule: importRuleSchema }),
  response: importSchema,
})

export const stopImport = defineEndpoint({
  ...IMPORTS,
  method: 'POST',
  path: 'hotel/bookings/imports/:importId/stop',
  summary: 'Stop importing after the batch that is under way',
  params: importParams,
  response: importSchema,
})

export const takeBackImport = defineEndpoint({
  ...IMPORTS,
  method: 'POST',
  path: 'hotel/bookings/imports/:importId/takeBack',
  summary: 'Remove the bookings an import made and restore those it changed, where nobody changed them since',
  params: importParams,
  response: importSchema,
})

export const discardImport = defineEndpoint({
  ...IMPORTS,
  method: 'DELETE',
  path: 'hotel/bookings/imports/:importId',
  summary: 'Throw away a file that was not imported',
  params: importParams,
  response: z.object({ id: z.string() }),
})

export const getRefusedRows = defineEndpoint({
  ...IMPORTS,
  method: 'GET',
  path: 'hotel/bookings/imports/:importId/refused.csv',
  summary: 'The refused rows with the reason beside them, as CSV',
  params: importParams,
  query: z.object({ spreadsheet: z.optional(z.enum(SPREADSHEETS)) }),
  response: 'stream',
})
