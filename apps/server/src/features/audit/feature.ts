import type { Feature } from '../../platform/feature.ts'
import { auditPersonalData } from './personal-data.ts'
import { auditHandlers } from './routes.ts'

/** The log of what was done; other features write it through service.ts. */
export function createAuditFeature(dependencies: Parameters<typeof auditHandlers>[0]): Feature {
  return {
    name: 'audit',
    handlers: auditHandlers(dependencies),
    personalData: auditPersonalData,
    services: {},
  }
}
