import { createTemplate } from '@innkeeper/api/html-builder/templates.ts'
import type { StaffSession } from '../events/staff-session.ts'

/** The kinds that a long page is made of, in turn. */
const KINDS = ['header', 'text', 'button', 'text', 'divider'] as const
const TEXT = 'The path begins behind the house and follows the shore until the old mill.'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const PROPS = {
  header: (place: number) => ({ content: words(`Walk ${place}`), alignment: 'left' }),
  text: () => ({ contentColumnOne: words(TEXT), nrOfColumns: 1 }),
  button: () => ({ content: words('Ask us'), type: 'phone', destination: '+4761000000' }),
  divider: () => ({}),
}

/** A page with this many modules, the first of them a text; answers its id. */
export async function makeLongPage({ call }: StaffSession, count: number): Promise<string> {
  const modules = Array.from({ length: count }, (_, place) => {
    const type = KINDS[(place + 1) % KINDS.length] ?? 'text'
    return { type, id: `m${place}`, props: PROPS[type](place) }
  })
  const content = {
    name: `${count} modules`,
    standardType: null,
    style: { innerBgColor: null, outerBgColor: null },
    localizedData: { 0: modules },
    subject: {},
    preheader: {},
    isMarketing: false,
  }
  return (await call(createTemplate, { body: { type: 'page', data: { content } } })).id
}
