import { everyLinkFits } from '@innkeeper/domain/guestbook/fit-links.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { imageLinkSchema } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import * as z from 'zod/mini'
import { isIdentified, isModuleType } from './identified-module.ts'
import { MODULE_KINDS } from './module-kinds.ts'
import { MODULE_ID_MAX } from './module-schema.ts'
import { MODULE_SCHEMAS } from './module-schemas.ts'

/** Why a module cannot be kept: it says not what it is, stands there twice, has props or links that do not fit. */
export type FaultReason = 'incomplete' | 'id' | 'wrong-template' | 'props' | 'link'
export type ModuleFault = {
  /** Language index. */
  language: string
  /** From 0, among the modules of the language. */
  place: number
  type: string | null
  reason: FaultReason
}
export type Accepted = { content: TemplateContent } | { fault: ModuleFault }

/**
 * What somebody sent, as it is stored, or the first module that cannot be. Modules of a type that this version does
 * not know are kept as they are: they come from another.
 */
export function acceptContent(content: TemplateContent, type: TemplateType): Accepted {
  const localizedData: Record<string, unknown[]> = {}
  for (const [language, list] of Object.entries(content.localizedData)) {
    const kept = new Map<string, unknown>()
    for (const [place, sent] of list.entries()) {
      const accepted = acceptModule(sent, type, kept)
      if ('reason' in accepted) return { fault: { language, place, type: typeOf(sent), ...accepted } }
      kept.set(accepted.id, accepted.module)
    }
    localizedData[language] = [...kept.values()]
  }
  return { content: { ...content, localizedData } }
}

function acceptModule(
  sent: unknown,
  type: TemplateType,
  kept: ReadonlyMap<string, unknown>,
): { id: string; module: unknown } | { reason: FaultReason } {
  if (!isIdentified(sent)) return { reason: 'incomplete' }
  if (sent.id.length > MODULE_ID_MAX || kept.has(sent.id)) return { reason: 'id' }
  if (isDeeperThan(DEPTH_MAX, sent)) return { reason: 'props' }
  if (!isModuleType(sent.type)) return { id: sent.id, module: sent }
  if (!MODULE_KINDS[sent.type].fits.includes(type)) return { reason: 'wrong-template' }
  if (!everyLinkFits(sent) || !everyImageLinkFits(sent)) return { reason: 'link' }
  const parsed = z.safeParse(MODULE_SCHEMAS[sent.type], sent)
  return parsed.success ? { id: sent.id, module: parsed.data } : { reason: 'props' }
}

/** Far deeper than any list in a list; whoever walks through a module needs an end. */
const DEPTH_MAX = 60

function isDeeperThan(max: number, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return max === 0 || Object.values(part).some((inner) => isDeeperThan(max - 1, inner))
}

/** Reading a picture forgives where it leads, so that the picture stays; who writes it is told. */
function everyImageLinkFits(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true
  return Object.entries(part).every(([name, value]) => {
    const isImageLink = name === 'link' && typeof value === 'object' && value !== null && 'url' in value
    return isImageLink ? z.safeParse(imageLinkSchema, value).success : everyImageLinkFits(value)
  })
}

function typeOf(sent: unknown): string | null {
  const { type } = (sent ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type.slice(0, MODULE_ID_MAX) : null
}
