import { getTabBar, getTabTargets, saveTabBar } from '@innkeeper/api/guestbook/tab-bar.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read, write } from '../../../platform/http/handlers.ts'
import type { TabBarService } from './service.ts'

type Services = { db: Database; tabBar: TabBarService }

export function tabBarHandlers({ db, tabBar }: Services): Handler[] {
  return [
    read(getTabBar, ({ propertyId }) =>
      db.tenant(propertyId, (tx) => tabBar.read(tx, propertyId), { readOnly: true }),
    ),
    read(getTabTargets, ({ propertyId }) =>
      db.tenant(propertyId, (tx) => tabBar.targets(tx, propertyId), { readOnly: true }),
    ),
    write(saveTabBar, ({ staff, body }, tx) => tabBar.save(tx, staff, body.revision, body.tabBar)),
  ]
}
