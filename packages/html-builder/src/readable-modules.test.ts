import { TEMPLATE_MODULES } from '@innkeeper/domain/html-builder/constants.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readableModules } from './readable-modules.ts'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const text = (id: string, more: object = {}) => ({
  type: 'text',
  id,
  props: { contentColumnOne: words('Hello'), ...more },
})
const button = (type: string, destination: string) => ({
  type: 'button',
  id: 'b',
  props: { content: words('Go'), type, destination },
})
const idsOf = (list: unknown[]) => readableModules(list).modules.map(({ id }) => id)

describe('reading the modules of a template', () => {
  it('a module without type, id or props is skipped', () => {
    const broken = [
      { ...text('a'), type: undefined },
      { ...text('b'), id: '' },
      { ...text('c'), props: null },
      { ...text('d'), props: [] },
      null,
      'text',
    ]
    const read = readableModules([...broken, text('whole')])
    expect(read.modules.map(({ id }) => id)).toEqual(['whole'])
    expect(read).toMatchObject({ skipped: broken.length, unknown: [] })
  })

  it('an unknown type is only reported, once', () => {
    const weather = { type: 'weather', id: 'w', props: {} }
    const read = readableModules([weather, { ...weather, id: 'v' }, text('a')])
    expect(read).toMatchObject({ unknown: ['weather'], skipped: 0 })
    expect(read.modules).toHaveLength(1)
  })

  it('every type of the specification is known', () => {
    const loose = TEMPLATE_MODULES.map((type) => ({ type, id: type, props: {} }))
    expect(readableModules(loose).unknown).toEqual([])
  })

  it('what a module leaves out has a default', () => {
    const { modules } = readableModules([text('a')])
    expect(modules[0]).toMatchObject({
      outerPadding: { top: 0, bottom: 0 },
      innerPadding: { top: 0, bottom: 0, left: 0, right: 0 },
      props: { nrOfColumns: 1, contentColumnTwo: null, backgroundEnabled: false },
    })
  })

  it('a link that does not fit is gone, the words and pictures stay', () => {
    const link = { type: 'link', attrs: { href: '//evil.example' } }
    const linked = { type: 'paragraph', content: [{ type: 'text', text: 'Hello', marks: [link] }] }
    const image = (url: string) => ({ url: '/media/x', size: 50, link: { enabled: true, url } })
    const { modules, skipped } = readableModules([
      text('a', { contentColumnOne: { type: 'doc', content: [linked] } }),
      {
        type: 'image',
        id: 'i',
        props: { columnOneImage: image('/\\evil'), columnTwoImage: image('/pages/x') },
      },
    ])
    expect(skipped).toBe(0)
    expect(JSON.stringify(modules)).not.toContain('evil')
    expect(modules[1]).toMatchObject({
      props: {
        columnOneImage: { url: '/media/x', link: { enabled: false, url: '' } },
        columnTwoImage: { link: { enabled: true, url: '/pages/x' } },
      },
    })
    expect(idsOf([button('url', 'https://bank.no@evil.example')])).toEqual([])
  })

  it('an id counts once', () => {
    expect(idsOf([text('a'), text('a', { nrOfColumns: 2 }), text('b')])).toEqual(['a', 'b'])
  })

  it('props of another shape cost the module, not the page', () => {
    const hostile = [
      text('colour', { backgroundColor: 'red;position:fixed' }),
      text('columns', { nrOfColumns: 9 }),
      text('script', { contentColumnOne: { type: 'doc', content: [{ type: 'script' }] } }),
      { ...text('room'), outerPadding: { top: -900, bottom: 1e9 } },
      { type: 'image', id: 'picture', props: { columnOneImage: { url: 'javascript:alert(1)' } } },
    ]
    expect(idsOf([...hostile, text('whole')])).toEqual(['whole'])
  })

  it('a button leads where its type says', () => {
    const good = [
      ['url', 'https://fjellheim.example/'],
      ['email', 'hello@fjellheim.example'],
      ['phone', '+47 12 34 56 78'],
      ['page', 'A'.repeat(22)],
    ] as const
    for (const [type, destination] of good) expect(idsOf([button(type, destination)])).toEqual(['b'])
    const bad = [
      ['url', 'javascript:alert(1)'],
      ['email', 'nobody'],
      ['page', '../admin'],
      ['nowhere', 'x'],
    ] as const
    for (const [type, destination] of bad) expect(idsOf([button(type, destination)])).toEqual([])
  })

  it('any list is read without an error, and nothing is both shown and left out', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.constant(text('a')))), (list) => {
        const { modules, skipped } = readableModules(list)
        expect(modules.length + skipped).toBeLessThanOrEqual(list.length)
        expect(modules.every(({ id }) => id !== '')).toBe(true)
      }),
    )
  })
})
