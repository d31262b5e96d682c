import { type TabBar, tabBarSchema } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { isLink } from '@innkeeper/domain/links.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const EDITS = { access: 'staff', capability: 'content:edit', module: 'guestbook' } as const

const hasGoodLinks = ({ guestPhases }: TabBar) =>
  Object.values(guestPhases).every(({ items }) =>
    items.every(({ target }) => target.kind !== 'link' || isLink(target.href)),
  )

export const staffTabBarSchema = z.object({
  tabBar: tabBarSchema,
  /** Of what was read; a save names the one it is based on. */
  revision: z.string(),
  /** It came with an imported guestbook and guests do not see it yet. */
  isImported: z.boolean(),
})
export type StaffTabBar = z.infer<typeof staffTabBarSchema>

export const getTabBar = defineEndpoint({
  ...EDITS,
  method: 'GET',
  path: 'hotel/tabBar',
  summary: 'The tab bar of the guestbook',
  response: staffTabBarSchema,
})

export const saveTabBar = defineEndpoint({
  ...EDITS,
  method: 'PUT',
  path: 'hotel/tabBar',
  summary: 'Save the tab bar; guests see it at once',
  body: z.object({
    revision: z.string().check(z.maxLength(64)),
    tabBar: tabBarSchema.check(z.refine(hasGoodLinks)),
  }),
  response: staffTabBarSchema,
})

const namedSchema = z.object({ id: z.string(), name: z.string() })

export const getTabTargets = defineEndpoint({
  ...EDITS,
  method: 'GET',
  path: 'hotel/tabBar/targets',
  summary: 'What a tab can lead to: pages, documents and boxes by name',
  response: z.object({
    pages: z.array(namedSchema),
    documents: z.array(namedSchema),
    boxes: z.array(z.extend(namedSchema, { isPublished: z.boolean() })),
  }),
})
