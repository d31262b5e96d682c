import { type StaffTabBar, staffTabBarSchema } from '@innkeeper/api/guestbook/tab-bar.ts'
import { type TabBar, tabBarSchema } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../../components/editing/form/use-revision-form.ts'
import { useSaveTabBar } from './api.ts'

/** A bar is chosen as a whole: half of one and half of another is a bar nobody wanted. */
export const tabBarForm: FormKind<StaffTabBar, TabBar> = {
  draftOf: ({ tabBar }) => tabBar,
  tidy: (tabBar) => tabBar,
  depths: 'whole',
  stale: { code: 'guestbook/stale-tab-bar', current: staffTabBarSchema },
  draftSchema: tabBarSchema,
}

/** The bar on screen, based on the one that was read. */
export function useTabBarForm(latest: StaffTabBar): RevisionForm<StaffTabBar, TabBar> {
  const save = useSaveTabBar()
  return useRevisionForm(tabBarForm, latest, {
    name: { form: 'tab-bar' },
    send: ({ revision }, tabBar) => save.mutateAsync({ revision, tabBar }),
  })
}
