import type { TemplateTextInline } from '@innkeeper/domain/html-builder/rich-text.ts'
import { plainPlan } from '../base-plan.ts'
import { HOUSE_WORDS } from '../house-words.ts'
import { text } from '../plan-modules.ts'
import { lines, p } from '../plan-text.ts'

/** The name in the brand's colour, the way here, and every way to reach the house in one line. */
export const emailSignature = {
  signature: plainPlan({
    name: 'Signature',
    words: HOUSE_WORDS,
    modules: (_, house) => [
      text(
        lines(nameOf(house.name), ...(house.address ? [house.address] : [])),
        ...inOneLine([house.phone, house.email, house.website, house.guestbook]),
      ),
    ],
  }),
}

function nameOf(name: string): TemplateTextInline {
  const marks = [
    { type: 'bold' as const },
    { type: 'textStyle' as const, attrs: { color: 'brand' as const } },
  ]
  return { type: 'text', text: name, marks }
}

function inOneLine(ways: readonly (TemplateTextInline | null)[]) {
  const known = ways.filter((way) => way !== null)
  const parted = known.flatMap((way): (string | TemplateTextInline)[] => [' · ', way])
  return known.length > 0 ? [p(...parted.slice(1))] : []
}
