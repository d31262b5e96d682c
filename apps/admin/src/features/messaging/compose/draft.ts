import type { MailingChoices } from '@innkeeper/api/messaging/mailings.ts'
import { type Audience, type AudiencePart, audienceSchema } from '@innkeeper/domain/messaging/audience.ts'
import { AUDIENCES } from '@innkeeper/domain/messaging/constants.ts'
import {
  MAILING_PURPOSES,
  type MessageContent,
  messageContentSchema,
} from '@innkeeper/domain/messaging/mailing-schema.ts'
import { instantOfLocal } from '@innkeeper/domain/time.ts'
import * as z from 'zod/mini'

/** A part of an audience while it is chosen: its rooms, guests or day may be missing still. */
const draftPartSchema = z.object({
  who: z.enum(AUDIENCES),
  ids: z.array(z.string()),
  date: z.string(),
})
export type DraftPart = z.infer<typeof draftPartSchema>

const letterSchema = z.object({ subject: z.string(), text: z.string() })
const byLanguage = <S extends z.ZodMiniType>(words: S) => z.record(z.string(), words)

/** A message while it is written; kept in the tab, so it holds ids and words and nobody's name. */
export const composeDraftSchema = z.object({
  /** The same until it is sent: a second press and a reload send nothing again. */
  key: z.string(),
  groups: z.array(z.array(draftPartSchema)),
  byEmail: z.boolean(),
  bySms: z.boolean(),
  from: z.enum(['letter', 'template']),
  templateId: z.nullable(z.string()),
  letter: byLanguage(letterSchema),
  sms: byLanguage(z.string()),
  purpose: z.enum(MAILING_PURPOSES),
  when: z.enum(['now', 'later']),
  /** YYYY-MM-DDTHH:mm by the property's clock. */
  at: z.string(),
})
export type ComposeDraft = z.infer<typeof composeDraftSchema>

export const newPart = (who: DraftPart['who'], ids: string[] = []): DraftPart => ({ who, ids, date: '' })

/** An empty message, to one guest where it was begun at theirs. */
export function newDraft(key: string, guestId: string | null = null): ComposeDraft {
  const first = guestId === null ? newPart('arrivals tomorrow') : newPart('specific guests', [guestId])
  return {
    key,
    groups: [[first]],
    byEmail: true,
    bySms: false,
    from: 'letter',
    templateId: null,
    letter: {},
    sms: {},
    purpose: 'service',
    when: 'now',
    at: '',
  }
}

/** Whether somebody wrote or chose anything that is worth keeping. */
export function isTouched(draft: ComposeDraft, guestId: string | null = null): boolean {
  const { key: _, ...rest } = draft
  const { key: __, ...empty } = newDraft('', guestId)
  return JSON.stringify(rest) !== JSON.stringify(empty)
}

/** What of a part the server can be asked for; null while it is incomplete. */
function partOf({ who, ids, date }: DraftPart): AudiencePart | null {
  if (who === 'arrivals on date' || who === 'departures on date') return date === '' ? null : { who, date }
  if (who === 'unit categories' || who === 'units' || who === 'target groups' || who === 'specific guests') {
    return ids.length === 0 ? null : { who, ids }
  }
  return { who }
}

/** Whom it is for; null while nobody is. A group with a part that is incomplete would mean more people, so it waits. */
export function audienceOf({ groups }: Pick<ComposeDraft, 'groups'>): Audience | null {
  const complete = groups.flatMap((parts) => {
    const known = parts.map(partOf).filter((part) => part !== null)
    return known.length === parts.length && known.length > 0 ? [{ parts: known }] : []
  })
  const parsed = audienceSchema.safeParse({ groups: complete })
  return parsed.success ? parsed.data : null
}

/** Whether a group waits for something to be chosen. */
export const hasIncompletePart = ({ groups }: Pick<ComposeDraft, 'groups'>): boolean =>
  groups.some((parts) => parts.some((part) => partOf(part) === null))

const isWritten = ({ subject, text }: { subject: string; text: string }) =>
  subject.trim() !== '' && text.trim() !== ''

type Words = Pick<ComposeDraft, 'byEmail' | 'bySms' | 'from' | 'templateId' | 'letter' | 'sms'>

function writtenOf(draft: Words) {
  const letters = Object.entries(draft.letter).filter(([, letter]) => isWritten(letter))
  const texts = Object.entries(draft.sms).filter(([, text]) => text.trim() !== '')
  return { letters, texts }
}

function emailOf({ from, templateId }: Words, letters: [string, { subject: string; text: string }][]) {
  if (from === 'template') return templateId === null ? null : { from, templateId }
  return letters.length === 0 ? null : { from, languages: Object.fromEntries(letters) }
}

/** What goes out; null while a channel that was chosen has nothing to say. */
export function contentOf(draft: Words): MessageContent | null {
  const { letters, texts } = writtenOf(draft)
  const email = draft.byEmail ? emailOf(draft, letters) : null
  const sms = draft.bySms && texts.length > 0 ? { languages: Object.fromEntries(texts) } : null
  if ((draft.byEmail && !email) || (draft.bySms && !sms)) return null
  const parsed = messageContentSchema.safeParse({ email, sms })
  return parsed.success ? parsed.data : null
}

/** The part of the content that the dry run counts by: only an SMS has parts. */
export function countedContent(draft: Words): MessageContent | undefined {
  return contentOf({ ...draft, byEmail: false }) ?? undefined
}

/** Indexes of the languages a channel is written in. */
export function writtenLanguages(
  draft: Words,
  channel: 'email' | 'sms',
  emails: MailingChoices['emails'],
): number[] {
  const { letters, texts } = writtenOf(draft)
  if (channel === 'sms') return texts.map(([index]) => Number(index))
  if (draft.from === 'letter') return letters.map(([index]) => Number(index))
  return emails.find(({ id }) => id === draft.templateId)?.languages ?? []
}

/** When it goes out, null for now; undefined while day or time are missing or are no moment of the property's clock. */
export function sendAtOf(
  { when, at }: Pick<ComposeDraft, 'when' | 'at'>,
  timeZone: string,
): string | null | undefined {
  if (when === 'now') return null
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at)) return undefined
  const instant = instantOfLocal(at, timeZone)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

/** What is still missing before it can be sent, the first one first. */
export type Missing = 'who' | 'part' | 'channel' | 'template' | 'letter' | 'sms' | 'time' | 'passed'

export function missingIn(
  draft: ComposeDraft,
  { timeZone, now }: { timeZone: string; now: number },
): Missing[] {
  const { letters, texts } = writtenOf(draft)
  const sendAt = sendAtOf(draft, timeZone)
  const checks: [Missing, boolean][] = [
    ['part', hasIncompletePart(draft)],
    ['who', audienceOf(draft) === null && !hasIncompletePart(draft)],
    ['channel', !draft.byEmail && !draft.bySms],
    ['template', draft.byEmail && draft.from === 'template' && draft.templateId === null],
    ['letter', draft.byEmail && draft.from === 'letter' && letters.length === 0],
    ['sms', draft.bySms && texts.length === 0],
    ['time', sendAt === undefined],
    ['passed', typeof sendAt === 'string' && Date.parse(sendAt) <= now],
  ]
  return checks.filter(([, isMissing]) => isMissing).map(([missing]) => missing)
}
