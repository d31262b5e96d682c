import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { LINK_MAX } from '../links.ts'
import { LINKED_FEATURES } from './feature-link.ts'
import { BOX_ICONS } from './icons.ts'
import { STORED_LINK } from './rich-text.ts'

/** As many as fit side by side on a phone. */
export const TABS_MAX = 5
export const TAB_LABEL_MAX = 40
/** As many as a small list holds without becoming a page. */
export const TAB_CONTENTS_MAX = 12
export const TAB_CONTENT_LABEL_MAX = 80
export const TAB_BAR_VERSION = 2

/** Language index to words. */
const labelSchema = (maxLength: number) =>
  z.record(z.string().check(z.regex(/^\d{1,3}$/)), z.string().check(z.maxLength(maxLength)))

const contentLabel = labelSchema(TAB_CONTENT_LABEL_MAX)
const tabContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), pageId: publicIdSchema, label: contentLabel }),
  z.object({ kind: z.literal('pdf'), mediaId: publicIdSchema, label: contentLabel }),
])
export type TabContent = z.infer<typeof tabContentSchema>

const tabBarItemSchema = z.object({
  id: publicIdSchema,
  index: z.int().check(z.gte(0)),
  icon: z.enum(BOX_ICONS),
  label: labelSchema(TAB_LABEL_MAX),
  target: z.discriminatedUnion('kind', [
    /** Pages and documents: one opens at once, several open as a small list (spec 3). */
    z.object({
      kind: z.literal('content'),
      contents: z.array(tabContentSchema).check(z.minLength(1), z.maxLength(TAB_CONTENTS_MAX)),
    }),
    z.object({ kind: z.literal('box'), cardId: publicIdSchema }),
    z.object({
      kind: z.literal('link'),
      href: z.string().check(z.maxLength(LINK_MAX), z.regex(STORED_LINK)),
    }),
    /** One of the guest's own; who does not have it does not see the tab (feature-link.ts). */
    z.object({ kind: z.literal('feature'), feature: z.enum(LINKED_FEATURES) }),
  ]),
})

const tabBarPhaseSchema = z.object({
  items: z.array(tabBarItemSchema).check(z.maxLength(TABS_MAX)),
  options: z.object({ areLabelsDisplayed: z.boolean(), isMobileNavigationEnabled: z.boolean() }),
})

/** The second shape of a stored tab bar; the first is upgraded when it is read (tab-bar-upgrades.ts). */
export const tabBarSchema = z.object({
  version: z.literal(TAB_BAR_VERSION),
  isUniqueForEachPhase: z.boolean(),
  guestPhases: z.object({
    allGuestPhases: tabBarPhaseSchema,
    preStay: tabBarPhaseSchema,
    inStay: tabBarPhaseSchema,
    postStay: tabBarPhaseSchema,
  }),
})
export type TabBar = z.infer<typeof tabBarSchema>
export type TabBarPhase = z.infer<typeof tabBarPhaseSchema>
export type TabBarItem = z.infer<typeof tabBarItemSchema>

const EMPTY_PHASE: TabBar['guestPhases']['allGuestPhases'] = {
  items: [],
  options: { areLabelsDisplayed: true, isMobileNavigationEnabled: true },
}

export const EMPTY_TAB_BAR: TabBar = {
  version: TAB_BAR_VERSION,
  isUniqueForEachPhase: false,
  guestPhases: {
    allGuestPhases: EMPTY_PHASE,
    preStay: EMPTY_PHASE,
    inStay: EMPTY_PHASE,
    postStay: EMPTY_PHASE,
  },
}
