import { hasBookingPlaceholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { TemplateModule } from '../module-schemas.ts'

/** Whether anything in these modules depends on a stay: words with its placeholders, or a link to what is done once. */
export function namesStay(modules: readonly Pick<TemplateModule, 'props'>[]): boolean {
  return modules.some(({ props }) => leadsToRegistration(props) || hasPlaceholder(props))
}

function leadsToRegistration(props: TemplateModule['props']): boolean {
  return (
    'destination' in props &&
    'type' in props &&
    props.type === 'feature' &&
    props.destination === 'registration'
  )
}

function hasPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{') && hasBookingPlaceholder(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasPlaceholder)
}
