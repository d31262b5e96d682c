import type { PageFailure } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'

/** Refusals that mean the property itself is not open, whatever was asked. */
const CLOSED_CODES: Readonly<Record<string, PageFailure>> = {
  'property/inactive': 'inactive',
  'property/unknown': 'inactive',
}

/** What a page of a module that is off says instead. */
const WITHOUT_MODULE: Readonly<Partial<Record<ModuleName, PageFailure>>> = {
  products: 'no-ordering',
}

/** Ordering is a part of the guestbook: without that a property is closed to guests, their orders included. */
const NEEDS_GUESTBOOK: readonly ModuleName[] = ['guestbook', 'products']

/** The view in place of an open page that has been closed; null while it is open. */
export function closedAs(
  module: ModuleName,
  { active, modules }: Pick<ClientData, 'active' | 'modules'>,
  refusal: string | null,
): PageFailure | null {
  const byCode = refusal === null ? undefined : CLOSED_CODES[refusal]
  if (byCode) return byCode
  if (!active) return 'inactive'
  if (NEEDS_GUESTBOOK.includes(module) && !modules.includes('guestbook')) return 'inactive'
  return modules.includes(module) ? null : (WITHOUT_MODULE[module] ?? 'unavailable')
}
