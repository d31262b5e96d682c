import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { accessSchema } from '@innkeeper/domain/units/access-schema.ts'
import { MAX_SHEET_UNITS, MAX_UNITS } from '@innkeeper/domain/units/constants.ts'
import { IMPORT_OUTCOMES, IMPORT_PROBLEMS } from '@innkeeper/domain/units/import-plan.ts'
import {
  floorSchema,
  targetGroupCriteriaSchema,
  targetGroupSchema,
  unitCategorySchema,
  unitCodeSchema,
  unitNameSchema,
  unitSchema,
} from '@innkeeper/domain/units/schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { csvQuerySchema } from './properties.ts'

const READS = { access: 'staff', capability: 'units:read', module: null } as const
const MANAGES = { access: 'staff', capability: 'units:manage', module: null } as const
/** Groups are made by whoever makes the cards that are for them. */
const SEGMENTS = { access: 'staff', capability: 'content:edit', module: null } as const

/** A unit with what its QR code carries; the link id knows the unit and opens nothing. */
export const staffUnitSchema = z.extend(unitSchema, {
  linkId: z.string(),
  /** Null for staff who read units without managing them. */
  access: z.nullable(accessSchema),
  revision: z.int(),
})
export type StaffUnit = z.infer<typeof staffUnitSchema>

/** Why something cannot be deleted: how often each kind of thing still uses it. */
export const unitUseSchema = z.object({
  bookings: z.int(),
  units: z.int(),
  cards: z.array(z.object({ id: z.string(), name: z.string() })),
  targetGroups: z.array(z.object({ id: z.string(), name: z.string() })),
  products: z.array(z.object({ id: z.string(), name: z.string() })),
  deals: z.array(z.object({ id: z.string(), name: z.string() })),
  registrationForms: z.array(z.object({ id: z.string(), name: z.string() })),
  roomUpgrades: z.array(z.object({ id: z.string(), name: z.string() })),
  /** That wait for an answer, by their number. */
  upgradeRequests: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type UnitUse = z.infer<typeof unitUseSchema>

const unitParams = z.object({ unitId: publicIdSchema })
const unitBody = z.object({
  code: unitCodeSchema,
  categoryId: publicIdSchema,
  /** Left out, they stay as they are. */
  floor: z.optional(floorSchema),
  access: z.optional(accessSchema),
})
const categoryParams = z.object({ categoryId: publicIdSchema })
const groupParams = z.object({ groupId: publicIdSchema })
const deleted = z.object({ id: z.string() })

export const listUnits = defineEndpoint({
  ...READS,
  method: 'GET',
  path: 'hotel/units',
  summary: 'All units with their categories, in the order people count',
  response: z.object({ units: z.array(staffUnitSchema), categories: z.array(unitCategorySchema) }),
})

export const saveUnitAccess = defineEndpoint({
  ...MANAGES,
  method: 'PUT',
  path: 'hotel/units/access',
  summary: 'Door codes and Wi-Fi of many units at once: all of it is saved, or nothing',
  body: z.object({
    changes: z
      .array(z.object({ unitId: publicIdSchema, revision: z.int(), access: accessSchema }))
      .check(z.minLength(1), z.maxLength(MAX_UNITS)),
  }),
  response: z.object({ units: z.array(staffUnitSchema) }),
})

export const createUnit = defineEndpoint({
  ...MANAGES,
  method: 'POST',
  path: 'hotel/units',
  summary: 'Add a unit',
  body: unitBody,
  response: staffUnitSchema,
})

export const changeUnit = defineEndpoint({
  ...MANAGES,
  method: 'PUT',
  path: 'hotel/units/:unitId',
  summary: 'Change the code, the category, the floor or the access of a unit',
  params: unitParams,
  body: z.extend(unitBody, {
    /**
     * The version it is based on: where another was saved meanwhile, it is refused with 409 `units/stale-revision` and
     * `details.current`.
     */
    revision: z.int(),
  }),
  response: staffUnitSchema,
})

export const renewUnitLink = defineEndpoint({
  ...MANAGES,
  method: 'POST',
  path: 'hotel/units/:unitId/link',
  summary: 'Give a unit a new link id; printed QR codes still open the guestbook, without the unit',
  params: unitParams,
  response: staffUnitSchema,
})

export const deleteUnit = defineEndpoint({
  ...MANAGES,
  method: 'DELETE',
  path: 'hotel/units/:unitId',
  summary: 'Delete a unit that nothing uses',
  params: unitParams,
  response: deleted,
})

export const listUnitCategories = defineEndpoint({
  ...READS,
  method: 'GET',
  path: 'hotel/unitCategories',
  summary: 'Unit categories with the number of their units',
  response: z.object({ categories: z.array(z.extend(unitCategorySchema, { units: z.int() })) }),
})

export const createUnitCategory = defineEndpoint({
  ...MANAGES,
  method: 'POST',
  path: 'hotel/unitCategories',
  summary: 'Add a unit category',
  body: z.object({ name: unitNameSchema }),
  response: unitCategorySchema,
})

export const changeUnitCategory = defineEndpoint({
  ...MANAGES,
  method: 'PUT',
  path: 'hotel/unitCategories/:categoryId',
  summary: 'Rename a unit category',
  params: categoryParams,
  body: z.object({ name: unitNameSchema }),
  response: unitCategorySchema,
})

export const deleteUnitCategory = defineEndpoint({
  ...MANAGES,
  method: 'DELETE',
  path: 'hotel/unitCategories/:categoryId',
  summary: 'Delete a unit category that nothing uses',
  params: categoryParams,
  response: deleted,
})

/** A hotel's whole list fits; anything longer is no list of units. */
const IMPORT_BODY_BYTES = 512 * 1024

export const importReportSchema = z.object({
  /** Whether it was done; a dry run does nothing. */
  isDone: z.boolean(),
  counts: z.object({ new: z.int(), same: z.int(), moved: z.int(), changed: z.int(), problem: z.int() }),
  newCategories: z.array(z.string()),
  /** The first rows, those with problems before all others. */
  rows: z.array(
    z.object({
      row: z.int(),
      code: z.string(),
      category: z.string(),
      floor: z.nullable(z.int()),
      outcome: z.enum(IMPORT_OUTCOMES),
      problem: z.nullable(z.enum(IMPORT_PROBLEMS)),
      firstRow: z.nullable(z.int()),
    }),
  ),
})
export type ImportReport = z.infer<typeof importReportSchema>

export const importUnits = defineEndpoint({
  ...MANAGES,
  method: 'POST',
  path: 'hotel/units/import',
  summary: 'Add many units from pasted text or CSV, all or none; a dry run says what would happen',
  body: z.object({
    /** Code, category, floor and what opens the unit per line, separated by tab, semicolon or comma. */
    text: z.string(),
    dryRun: z.boolean(),
    createsCategories: z._default(z.boolean(), false),
    /** For lines without a category. */
    categoryId: z._default(z.nullable(publicIdSchema), null),
  }),
  response: importReportSchema,
  limits: { bodyBytes: IMPORT_BODY_BYTES, callsPerMinute: 60 },
})

export const exportUnits = defineEndpoint({
  ...MANAGES,
  method: 'GET',
  path: 'hotel/units/export',
  summary: 'All units as CSV',
  query: csvQuerySchema,
  response: 'stream',
})

/** Cards to cut out of A4, a page of A6 each, A4 of 24 stickers, or a list for a binder. */
export const QR_SHEET_LAYOUTS = ['cards', 'a6', 'stickers', 'list'] as const
export type QrSheetLayout = (typeof QR_SHEET_LAYOUTS)[number]

/** 22 letters and a comma for each unit. */
const IDS_PATTERN = new RegExp(`^[\\w-]{22}(,[\\w-]{22}){0,${MAX_SHEET_UNITS - 1}}$`)

export const getQrSheet = defineEndpoint({
  ...READS,
  method: 'GET',
  path: 'hotel/units/qrSheet',
  summary: 'A PDF to print with a QR code for each unit',
  query: z.object({
    /** Ids with commas between them; without it, all units. */
    ids: z.optional(z.string().check(z.regex(IDS_PATTERN))),
    layout: z._default(z.enum(QR_SHEET_LAYOUTS), 'cards'),
  }),
  response: 'stream',
  limits: { bodyBytes: 1024, callsPerMinute: 30 },
})

const targetGroupBody = z.extend(targetGroupCriteriaSchema, { name: unitNameSchema })
/** How many bookings of guests who are here or will come fit. */
const countedGroupSchema = z.extend(targetGroupSchema, { matching: z.int() })
export type CountedTargetGroup = z.infer<typeof countedGroupSchema>

export const listTargetGroups = defineEndpoint({
  ...SEGMENTS,
  method: 'GET',
  path: 'hotel/targetGroups',
  summary: 'Target groups, how many current bookings fit each, and what a group can ask for',
  response: z.object({
    groups: z.array(countedGroupSchema),
    /** Current bookings altogether. */
    bookings: z.int(),
    categories: z.array(unitCategorySchema),
    /** Rate codes that current bookings have. */
    rateCodes: z.array(z.string()),
  }),
})

export const createTargetGroup = defineEndpoint({
  ...SEGMENTS,
  method: 'POST',
  path: 'hotel/targetGroups',
  summary: 'Add a target group',
  body: targetGroupBody,
  response: targetGroupSchema,
})

export const changeTargetGroup = defineEndpoint({
  ...SEGMENTS,
  method: 'PUT',
  path: 'hotel/targetGroups/:groupId',
  summary: 'Change a target group',
  params: groupParams,
  body: targetGroupBody,
  response: targetGroupSchema,
})

export const deleteTargetGroup = defineEndpoint({
  ...SEGMENTS,
  method: 'DELETE',
  path: 'hotel/targetGroups/:groupId',
  summary: 'Delete a target group that nothing uses',
  params: groupParams,
  response: deleted,
})

export const countTargetGroup = defineEndpoint({
  ...SEGMENTS,
  method: 'POST',
  path: 'hotel/targetGroups/count',
  summary: 'How many current bookings would fit these criteria',
  body: targetGroupCriteriaSchema,
  isSafe: true,
  response: z.object({ matching: z.int(), bookings: z.int() }),
})
