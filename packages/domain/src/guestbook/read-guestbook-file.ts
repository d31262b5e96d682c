import * as z from 'zod/mini'
import type { Card } from './card-schema.ts'
import { upgradeCard } from './card-upgrades.ts'
import { cardLinksFit } from './fit-links.ts'
import { canHold } from './grouping.ts'
import {
  FILE_FORMAT,
  FILE_VERSION,
  type GuestbookFile,
  guestbookFileSchema,
  MAX_FILE_DEPTH,
  upgradeFile,
} from './guestbook-file.ts'
import { upgradeTabBar } from './tab-bar-upgrades.ts'

export type FileProblem = {
  reason: 'not-json' | 'too-deep' | 'not-a-guestbook' | 'newer-version' | 'wrong-content'
  /** Where in the file: `cards.3`. */
  at?: string
}

/** A file's text as a guestbook, or what is wrong with it. Nothing of a file that is wrong anywhere is used. */
export function readGuestbookFile(text: string): { file: GuestbookFile } | { problem: FileProblem } {
  if (depthOf(text) > MAX_FILE_DEPTH) return { problem: { reason: 'too-deep' } }
  const parsed = parse(text)
  if (parsed === undefined) return { problem: { reason: 'not-json' } }
  if (!isShape(parsed) || parsed.format !== FILE_FORMAT) return { problem: { reason: 'not-a-guestbook' } }
  if (Number(parsed.version) > FILE_VERSION) return { problem: { reason: 'newer-version' } }
  const shape = upgradeFile(parsed)
  if (!shape) return { problem: { reason: 'not-a-guestbook' } }
  const cards = Array.isArray(shape.cards)
    ? shape.cards.map((card) => upgradeCard(card) ?? card)
    : shape.cards
  const tabBar = upgradeTabBar(shape.tabBar) ?? shape.tabBar
  const read = z.safeParse(guestbookFileSchema, { ...shape, cards, tabBar })
  if (!read.success) return wrong((read.error.issues[0]?.path ?? []).slice(0, 2).join('.'))
  const unfit = read.data.cards.findIndex((card) => !cardLinksFit(card))
  if (unfit !== -1) return wrong(`cards.${unfit}`)
  const place = misplaced(read.data.cards)
  return place === -1 ? { file: read.data } : wrong(`cards.${place}`)
}

function wrong(at: string): { problem: FileProblem } {
  return { problem: { reason: 'wrong-content', at } }
}

/** How deep brackets nest outside of texts. Counted before anything is parsed: parsers dive. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let place = 0; place < text.length; place++) {
    const letter = text[place]
    if (isInText) {
      if (letter === '\\') place++
      else if (letter === '"') isInText = false
    } else if (letter === '"') isInText = true
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth)
    else if (letter === '}' || letter === ']') depth--
  }
  return deepest
}

function parse(text: string): unknown {
  try {
    // A key that would change what every object inherits is nobody's content.
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
  } catch {
    return undefined
  }
}

function isShape(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The first card with an id twice, or in a holder that is none or holds another kind; -1 when there is none. */
function misplaced(cards: readonly Card[]): number {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const firstHeld = new Map<string, Card>()
  const seen = new Set<string>()
  return cards.findIndex((card) => {
    if (seen.has(card.id)) return true
    seen.add(card.id)
    if (card.parentId === null) return false
    const holder = byId.get(card.parentId)
    const first = firstHeld.get(card.parentId)
    firstHeld.set(card.parentId, first ?? card)
    return !holder || holder.parentId !== null || !canHold(holder.type, first ? [first.type] : [], card.type)
  })
}
