import { MAX_FILE_BYTES } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { IMPORT_MODES } from '@innkeeper/domain/guestbook/guestbook-import.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const EDITS = { access: 'staff', capability: 'content:edit', module: 'guestbook' } as const

/** A file rides as text in JSON, where its quotation marks take two bytes; how long it is itself is asked later. */
const BODY_BYTES = 2 * MAX_FILE_BYTES + 1024

export const exportGuestbook = defineEndpoint({
  ...EDITS,
  method: 'GET',
  path: 'hotel/guestbook/export',
  summary: 'The drafts of all cards and the tab bar as one JSON file, pictures by name and hash',
  response: 'stream',
})

const namesSchema = z.array(z.string())

export const guestbookImportSchema = z.object({
  /** False for a dry run. */
  isApplied: z.boolean(),
  added: z.int(),
  replaced: z.int(),
  /** Cards of this property that the file does not have, deleted as drafts. */
  removed: z.int(),
  /** Cards of the file that are left out: a second Header. */
  skipped: z.int(),
  hasTabBar: z.boolean(),
  /** What the cards name and this property does not have; the cards come without it. */
  missing: z.object({
    languages: namesSchema,
    units: namesSchema,
    unitCategories: namesSchema,
    targetGroups: namesSchema,
    pictures: namesSchema,
    pages: namesSchema,
  }),
})
export type GuestbookImport = z.infer<typeof guestbookImportSchema>

export const importGuestbook = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/guestbook/import',
  summary: 'Read an exported file into drafts, or say what that would do',
  body: z.object({
    /** The file as it is. */
    text: z.string(),
    mode: z.enum(IMPORT_MODES),
    dryRun: z.boolean(),
  }),
  limits: { bodyBytes: BODY_BYTES, callsPerMinute: 30 },
  response: guestbookImportSchema,
})
