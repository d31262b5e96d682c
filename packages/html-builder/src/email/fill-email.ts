import type { LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { Placeholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import { webAddressOrNull } from '@innkeeper/domain/links.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import type {
  CompiledEmail,
  EmailField,
  EmailOffer,
  EmailPart,
  EmailRecipient,
  FieldForm,
  OfferField,
} from './compiled-email.ts'
import { escapeHtml, withoutMarks } from './escape.ts'

export type FilledEmail = { html: string; text: string; subject: string; preheader: string }

/** Where a field's value comes from: the recipient, and inside a module one row of offers or the survey. */
type Scope = {
  recipient: EmailRecipient
  row: readonly EmailOffer[]
  survey: EmailRecipient['surveys'][string] | null
}
type Write = (scope: Scope) => string

const GAP = /\n{3}|^\n|\n$/
const GAPS = /\n{3,}/g
const LEADING = /^[ ,\u00a0]+/
const UNSAFE_IN_LINE = /[\p{Cc}\p{Cf}]|^\s|\s$|\s\s/u

/**
 * A compiled e-mail as a function of its recipient. All that can be decided is decided here, once: for each recipient
 * only strings are joined. The signature is the property's own of now; without one its place stays empty.
 */
export function prepareEmail(
  compiled: CompiledEmail,
  signature: Pick<CompiledEmail, 'html' | 'text'> | null = null,
): (recipient: EmailRecipient) => FilledEmail {
  const html = writerOf(compiled.html, signature?.html ?? [])
  const text = writerOf(compiled.text, signature?.text ?? [])
  const subject = writerOf(compiled.subject, [])
  const preheader = writerOf(compiled.preheader, [])
  return (recipient) => {
    const scope: Scope = { recipient, row: [], survey: null }
    return {
      html: html(scope),
      text: withoutGaps(text(scope)),
      subject: asLine(subject(scope)),
      preheader: asLine(preheader(scope)),
    }
  }
}

/** One e-mail for one recipient; for many, prepare it once. */
export function fillEmail(
  compiled: CompiledEmail,
  recipient: EmailRecipient,
  signature: Pick<CompiledEmail, 'html' | 'text'> | null = null,
): FilledEmail {
  return prepareEmail(compiled, signature)(recipient)
}

/** What is left out leaves its empty lines behind. */
function withoutGaps(text: string): string {
  return GAP.test(text) ? text.replace(GAPS, '\n\n').trim() : text
}

function asLine(text: string): string {
  return UNSAFE_IN_LINE.test(text) ? singleLine(text) : text
}

function writerOf(parts: readonly EmailPart[], signature: readonly EmailPart[]): Write {
  const steps = parts
    .flatMap((part) => (isSignature(part) ? signature : [part]))
    .map((part) => stepOf(part, signature))
  const merged = mergeStrings(steps)
  const [only] = merged
  if (merged.length === 0) return () => ''
  if (merged.length === 1 && only !== undefined) return typeof only === 'string' ? () => only : only
  return (scope) => {
    let written = ''
    for (const step of merged) written += typeof step === 'string' ? step : step(scope)
    return written
  }
}

const isSignature = (part: EmailPart) => typeof part !== 'string' && 'signature' in part

/** Strings that follow each other are one. */
function mergeStrings(steps: readonly (string | Write)[]): (string | Write)[] {
  const merged: (string | Write)[] = []
  for (const step of steps) {
    const last = merged.at(-1)
    if (typeof step === 'string' && typeof last === 'string') merged[merged.length - 1] = last + step
    else merged.push(step)
  }
  return merged
}

function stepOf(part: EmailPart, signature: readonly EmailPart[]): string | Write {
  if (typeof part === 'string') return part
  if ('fill' in part) return fillStep(part.fill, part.as, part.lead ?? '')
  if ('start' in part) {
    const inner = writerOf(part.start, signature)
    return (scope) => inner(scope).replace(LEADING, '')
  }
  if ('when' in part) {
    const value = readerOf(part.when)
    const inner = writerOf(part.parts, signature)
    return (scope) => (value(scope) ? inner(scope) : '')
  }
  if ('offers' in part)
    return offersStep(
      part.offers,
      part.rows.map((row) => writerOf(row, signature)),
    )
  if ('whenOffers' in part) {
    const inner = writerOf(part.parts, signature)
    return (scope) => (offersOf(scope, part.whenOffers).length > 0 ? inner(scope) : '')
  }
  if ('survey' in part) {
    const inner = writerOf(part.parts, signature)
    return (scope) => {
      const { surveys } = scope.recipient
      const survey = Object.hasOwn(surveys, part.survey) ? surveys[part.survey] : undefined
      return survey && webAddressOrNull(survey.href) ? inner({ ...scope, survey }) : ''
    }
  }
  return ''
}

function fillStep(fill: EmailField, as: FieldForm, lead: string): Write {
  const value = readerOf(fill)
  const form = FORMS[as]
  return (scope) => {
    const found = value(scope)
    return found ? lead + form(found) : ''
  }
}

/** Every value is written for the place it stands in. */
const FORMS: Record<FieldForm, (value: string) => string> = {
  html: escapeHtml,
  address: escapeHtml,
  link: (value) => {
    const address = webAddressOrNull(value)
    const words = escapeHtml(value)
    return address ? `<a href="${words}" style="color:inherit;text-decoration:underline">${words}</a>` : words
  },
  text: withoutMarks,
}

/** What can lead somewhere leads to the web or is not there. */
function readerOf(fill: EmailField): (scope: Scope) => string | null | undefined {
  const [kind, first = '', second = ''] = fill.split(':')
  switch (kind) {
    case 'unsubscribe':
      return ({ recipient }) => webAddressOrNull(recipient.unsubscribe)
    case 'link':
      return ({ recipient }) => webAddressOrNull(recipient.links[first as LinkedFeature])
    case 'offer':
      return offerValue(Number(first), second as OfferField)
    case 'survey':
      return first === 'question'
        ? ({ survey }) => survey?.question
        : ({ survey }) => survey && scoreAddress(survey.href, first)
    default:
      return ({ recipient }) => recipient.values[fill as Placeholder]
  }
}

function offerValue(place: number, name: OfferField): (scope: Scope) => string | null | undefined {
  switch (name) {
    case 'src':
      return ({ row }) => webAddressOrNull(row[place]?.picture?.src)
    case 'alt':
      return ({ row }) => row[place]?.picture?.alt
    case 'href':
      return ({ row }) => webAddressOrNull(row[place]?.href)
    default:
      return ({ row }) => row[place]?.[name]
  }
}

function scoreAddress(href: string, score: string): string {
  const [address = '', hash] = href.split('#', 2)
  const asked = `${address}${address.includes('?') ? '&' : '?'}score=${score}`
  return hash === undefined ? asked : `${asked}#${hash}`
}

const NO_OFFERS: readonly EmailOffer[] = []

/** Ids are anybody's words: what every object inherits is no module's. */
function offersOf({ recipient: { offers } }: Scope, moduleId: string): readonly EmailOffer[] {
  const found = Object.hasOwn(offers, moduleId) ? offers[moduleId] : undefined
  return found?.some(({ href }) => webAddressOrNull(href))
    ? found.filter(({ href }) => webAddressOrNull(href))
    : NO_OFFERS
}

function offersStep(moduleId: string, rows: readonly Write[]): Write {
  const longest = rows.length
  return (scope) => {
    const offers = offersOf(scope, moduleId)
    let written = ''
    for (let from = 0; from < offers.length; from += longest) {
      const row = offers.slice(from, from + longest)
      written += rows[row.length - 1]?.({ ...scope, row }) ?? ''
    }
    return written
  }
}
