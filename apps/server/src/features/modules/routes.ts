import { getModulesConfig } from '@innkeeper/api/modules.ts'
import type { Database } from '../../platform/db/port.ts'
import { type Handler, read } from '../../platform/http/handlers.ts'
import { findModuleConfigs } from './repository.ts'

export function modulesHandlers({ db }: { db: Database }): Handler[] {
  return [
    read(getModulesConfig, ({ propertyId }) =>
      db.tenant(propertyId, (tx) => findModuleConfigs(tx, propertyId), { readOnly: true }),
    ),
  ]
}
