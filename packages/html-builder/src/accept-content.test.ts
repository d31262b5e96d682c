import { TEMPLATE_MODULES, type TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptContent } from './accept-content.ts'
import { MODULE_KINDS } from './module-kinds.ts'
import { readableModules } from './readable-modules.ts'

const content = (localizedData: Record<string, unknown[]>): TemplateContent => ({
  name: 'Walks',
  standardType: null,
  style: { innerBgColor: null, outerBgColor: null },
  localizedData,
  subject: {},
  preheader: {},
  isMarketing: false,
})
const accept = (list: unknown[], type: TemplateType = 'page') => acceptContent(content({ 0: list }), type)
const faultOf = (list: unknown[], type: TemplateType = 'page') => {
  const accepted = accept(list, type)
  return 'fault' in accepted ? accepted.fault : null
}
const divider = { type: 'divider', id: 'd', props: {} }
const image = (link: object) => ({
  type: 'image',
  id: 'i',
  props: { columnOneImage: { url: '/media/x', link } },
})
const linked = (href: string) => ({
  type: 'text',
  id: 't',
  props: {
    contentColumnOne: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
        },
      ],
    },
  },
})

describe('content that somebody sends', () => {
  it('is stored with what its modules left out', () => {
    expect(accept([divider])).toMatchObject({
      content: { localizedData: { 0: [{ ...divider, outerPadding: { top: 0, bottom: 0 } }] } },
    })
  })

  it('keeps a module of an unknown type as it is', () => {
    const weather = { type: 'weather', id: 'w', props: { place: 'Oslo' }, more: [1, { two: 2 }] }
    expect(accept([weather, divider])).toMatchObject({ content: { localizedData: { 0: [weather, {}] } } })
  })

  it.each([
    [{ id: 'x', props: {} }, null, 'incomplete'],
    [{ type: 'text', props: {} }, 'text', 'incomplete'],
    [{ type: 'text', id: 'x' }, 'text', 'incomplete'],
    ['text', null, 'incomplete'],
    [divider, 'divider', 'id'],
    [{ ...divider, id: 'x'.repeat(61) }, 'divider', 'id'],
    [{ type: 'signature', id: 's', props: {} }, 'signature', 'wrong-template'],
    [{ type: 'text', id: 't', props: { contentColumnOne: 'words' } }, 'text', 'props'],
    [linked('javascript:alert(1)'), 'text', 'link'],
    [image({ enabled: true, url: '//evil.example' }), 'image', 'link'],
    [image({ enabled: true, type: 'page', url: '/walks' }), 'image', 'link'],
  ])('is refused with the place of the module that cannot be kept (%#)', (module, type, reason) => {
    expect(faultOf([divider, module])).toEqual({ language: '0', place: 1, type, reason })
  })

  it('may lead to a page, the web and to what is the guest’s own', () => {
    const links = [
      { enabled: true, url: 'https://fjellheim.example/' },
      { enabled: true, type: 'feature', url: 'survey' },
      { enabled: false, url: '' },
    ]
    for (const link of links) expect(faultOf([image(link)])).toBeNull()
  })

  it('has the same modules in several languages under the same ids', () => {
    const accepted = acceptContent(content({ 0: [divider], 1: [divider] }), 'page')
    expect(accepted).not.toHaveProperty('fault')
  })

  it('that is nested without an end is refused', () => {
    let deep: unknown = 1
    for (let level = 0; level < 20_000; level++) deep = [deep]
    expect(faultOf([{ type: 'weather', id: 'w', props: { deep } }])).toMatchObject({ reason: 'props' })
  })

  it('holds every new module in the templates that can hold it, and in no other', () => {
    for (const type of TEMPLATE_MODULES) {
      const { fits, start } = MODULE_KINDS[type]
      for (const template of ['page', 'email', 'signature'] as const) {
        const fault = faultOf([{ type, id: 'm', ...start() }], template)
        expect(fault?.reason ?? null).toBe(fits.includes(template) ? null : 'wrong-template')
      }
    }
  })

  it('once accepted is read whole and accepted again as it is', () => {
    const modules = fc.array(
      fc.oneof(
        fc.anything(),
        fc
          .constantFrom(...TEMPLATE_MODULES)
          .chain((type) =>
            fc
              .string({ minLength: 1, maxLength: 9 })
              .map((id) => ({ type, id, ...MODULE_KINDS[type].start() })),
          ),
      ),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(modules, (list) => {
        const first = accept(list, 'email')
        if ('fault' in first) return
        expect(acceptContent(first.content, 'email')).toEqual(first)
        expect(readableModules(first.content.localizedData[0] ?? []).skipped).toBe(0)
      }),
    )
  })
})
