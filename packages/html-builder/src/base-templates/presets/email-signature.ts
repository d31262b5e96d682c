import type { TemplateTextInline } from '@innkeeper/domain/html-builder/rich-text.ts'
import { plainPlan } from '../base-plan.ts'
import type { House } from '../house.ts'
import { HOUSE_WORDS } from '../house-words.ts'
import { sign, stroke, text } from '../plan-modules.ts'
import { p } from '../plan-text.ts'

/** The house's logo or name, a short line, and below it where the house is and every way to reach it. */
export const emailSignature = {
  signature: plainPlan({
    name: 'Signature',
    words: HOUSE_WORDS,
    modules: (_, house) => {
      const contact = contactLines(house)
      return contact.length > 0 ? [sign(), stroke(), text(p(...contact))] : [sign()]
    },
  }),
}

type Words = string | TemplateTextInline

/** Short lines: they stay whole on a phone. */
function contactLines({ address, phone, email, website, guestbook }: House): Words[] {
  const all: (Words | null)[][] = [[address], [phone], [email], [website, guestbook]]
  return all
    .map((ways) => joined(ways, ' · '))
    .filter((line) => line.length > 0)
    .flatMap((line, place): Words[] => (place === 0 ? line : [{ type: 'hardBreak' }, ...line]))
}

function joined(ways: readonly (Words | null)[], between: string): Words[] {
  const known = ways.filter((way) => way !== null)
  return known.flatMap((way, place) => (place === 0 ? [way] : [between, way]))
}
