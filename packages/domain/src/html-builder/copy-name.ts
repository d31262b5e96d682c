import { COPY_SUFFIX } from '../guestbook/constants.ts'
import { readableName } from './template-name.ts'
import { TEMPLATE_NAME_MAX } from './template-schema.ts'

/** The name of a copy: the original's with " (Copy)", shortened where there is no room for it (spec 9). */
export function copyTemplateName(name: string): string {
  return readableName(name.slice(0, TEMPLATE_NAME_MAX - COPY_SUFFIX.length)).trimEnd() + COPY_SUFFIX
}
