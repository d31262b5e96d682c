import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { BOX_ICONS } from './icons.ts'
import { LINK_PATTERN } from './rich-text.ts'

/** As many as fit side by side on a phone. */
export const TABS_MAX = 5
export const TAB_LABEL_MAX = 40

const tabBarItemSchema = z.object({
  id: publicIdSchema,
  index: z.int().check(z.gte(0)),
  icon: z.enum(BOX_ICONS),
  /** Language index to label. */
  label: z.record(z.string(), z.string().check(z.maxLength(TAB_LABEL_MAX))),
  target: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), pageId: publicIdSchema }),
    z.object({ kind: z.literal('pdf'), mediaId: publicIdSchema }),
    z.object({ kind: z.literal('box'), cardId: publicIdSchema }),
    z.object({ kind: z.literal('link'), href: z.string().check(z.maxLength(2000), z.regex(LINK_PATTERN)) }),
  ]),
})

const tabBarPhaseSchema = z.object({
  items: z.array(tabBarItemSchema).check(z.maxLength(TABS_MAX)),
  options: z.object({ areLabelsDisplayed: z.boolean(), isMobileNavigationEnabled: z.boolean() }),
})

export const tabBarSchema = z.object({
  version: z.literal(1),
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
  version: 1,
  isUniqueForEachPhase: false,
  guestPhases: {
    allGuestPhases: EMPTY_PHASE,
    preStay: EMPTY_PHASE,
    inStay: EMPTY_PHASE,
    postStay: EMPTY_PHASE,
  },
}
