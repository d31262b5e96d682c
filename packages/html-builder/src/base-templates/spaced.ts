import type { TemplateModuleType, TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { BaseModule } from './plan-modules.ts'

/** Above each type of module in an e-mail, in pixels. Pages keep their modules apart on their own. */
const ABOVE: Record<TemplateModuleType, number> = {
  header: 0,
  text: 28,
  image: 28,
  'image-caption': 32,
  video: 28,
  button: 20,
  divider: 20,
  upselling: 32,
  'room-upgrades': 32,
  'guest-feedback': 28,
  signature: 12,
  'raw-html': 28,
}
const BELOW_LAST = 12

/** The modules with room between them, calm and alike in all e-mails of a property. */
export function spaced(type: TemplateType, modules: readonly BaseModule[]): BaseModule[] {
  if (type !== 'email') return [...modules]
  return modules.map((module, place) => ({
    ...module,
    outerPadding: { top: ABOVE[module.type], bottom: place === modules.length - 1 ? BELOW_LAST : 0 },
  }))
}
