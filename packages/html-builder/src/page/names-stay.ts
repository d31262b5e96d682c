import { hasBookingPlaceholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { TemplateModule } from '../module-schemas.ts'

/** Whether words anywhere in these modules name something that only a stay can fill. */
export function namesStay(modules: readonly Pick<TemplateModule, 'props'>[]): boolean {
  return modules.some(({ props }) => hasPlaceholder(props))
}

function hasPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{') && hasBookingPlaceholder(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasPlaceholder)
}
