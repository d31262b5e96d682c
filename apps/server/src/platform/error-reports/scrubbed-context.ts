import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { ErrorContext } from './port.ts'
import { scrub } from './scrub.ts'
import { scrubText } from './scrub-text.ts'

const REQUEST_ID = /^(?:req-[0-9a-z]{1,12}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The context with only what may leave: known fields by their own patterns, the rest scrubbed. */
export function scrubbedContext(context: ErrorContext): ErrorContext {
  const { requestId, method, route, status, propertyId, task, extra } = context
  return {
    ...(requestId !== undefined && { requestId: keepIf(REQUEST_ID, requestId) }),
    ...(method !== undefined && { method: keepIf(/^[A-Z]{1,10}$/, method) }),
    ...(route !== undefined && { route: scrubbedRoute(route) }),
    ...(status !== undefined && { status }),
    ...(propertyId !== undefined && { propertyId: keepIf(PROPERTY_ID_PATTERN, propertyId) }),
    ...(task !== undefined && { task: scrubText(task) }),
    ...(extra !== undefined && { extra: { ...asRecord(scrub(extra)) } }),
  }
}

function keepIf(pattern: RegExp, value: string): string {
  return pattern.test(value) ? value : '[removed]'
}

// By segment, since a template's own words may be longer than a link key.
function scrubbedRoute(route: string): string {
  return route
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) =>
      /^(?:[A-Za-z][A-Za-z0-9.]{0,40}|[:*][A-Za-z]{0,40})$/.test(part) && part.length !== 22
        ? part
        : scrubText(part),
    )
    .join('/')
}

function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}
