import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipOf, modulesOfClip } from './clipboard.ts'
import { contentOfDraft, draftOfContent, tidyDraft } from './draft-of-content.ts'
import {
  withLanguageBack,
  withLanguageOf,
  withLayoutOf,
  withLook,
  withoutLanguage,
  withPicture,
  withSetting,
  withWords,
  withWordsOf,
} from './edits.ts'
import type { FindingContext } from './finding.ts'
import { findingsOf } from './findings.ts'
import { saysAnything } from './has-words.ts'
import { mergedOrder } from './merge-order.ts'
import { missingWords } from './missing-words.ts'
import { moduleIn, modulesInLanguage } from './module-in.ts'
import { reconciled } from './reconcile.ts'
import { selectedAfter } from './selected-after.ts'
import {
  languagesLeftOut,
  newModule,
  withDuplicate,
  withInserted,
  withLanguagesOf,
  withMoved,
  withoutModule,
} from './structure.ts'
import type { TemplateDraft } from './template-draft.ts'
import { readTemplateFile, templateFile } from './template-file.ts'

const said = (text: string) => ({
  type: 'doc',
  content: text === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const text = (id: string, words: string) => ({ type: 'text', id, props: { contentColumnOne: said(words) } })
const image = (id: string, name: string) => ({
  type: 'image',
  id,
  props: { columnOneImage: { url: '/media/fjellheim/AAAAAAAAAAAAAAAAAAAAAA', name } },
})
const content = (localizedData: TemplateContent['localizedData']): TemplateContent => ({
  name: 'Before you arrive',
  standardType: null,
  style: { innerBgColor: null, outerBgColor: null },
  subject: { 0: 'Three days to go' },
  preheader: {},
  isMarketing: false,
  localizedData,
})
const two = () =>
  draftOfContent(
    content({ 0: [text('a', 'Hello'), image('b', 'A lake')], 1: [text('a', 'Hei'), image('b', '')] }),
    0,
  )
const idsIn = (draft: TemplateDraft, language: number) =>
  modulesInLanguage(draft, language).map(({ id }) => id)

describe('a template taken apart', () => {
  it('is put together again as it was, and what nobody can read stays in its place', () => {
    const weather = { type: 'weather', id: 'w', props: { city: 'Oslo' } }
    const stored = content({ 0: [text('a', 'Hello'), weather, 'x'], 1: [text('a', 'Hei')] })
    const again = contentOfDraft(draftOfContent(stored, 0))
    expect(again.localizedData[0]?.slice(1)).toEqual([weather, 'x'])
    expect(again.localizedData[0]?.[0]).toMatchObject(text('a', 'Hello'))
    expect(again.localizedData[1]?.[0]).toMatchObject(text('a', 'Hei'))
    expect(contentOfDraft(draftOfContent(again, 0))).toEqual(again)
  })

  it('hands out the same object for a module that did not change', () => {
    const draft = two()
    const after = withWords(draft, { language: 0, id: 'a' }, 'props.contentColumnOne', said('Hi'))
    expect(moduleIn(after, 0, 'b')).toBe(moduleIn(draft, 0, 'b'))
    expect(moduleIn(after, 0, 'a')).not.toBe(moduleIn(draft, 0, 'a'))
    const copied = withDuplicate(draft, 'a', 'copy')
    const [first, copy] = [moduleIn(copied, 0, 'a'), moduleIn(copied, 0, 'copy')]
    expect(copy?.id).toBe('copy')
    expect([moduleIn(copied, 0, 'a'), moduleIn(copied, 0, 'copy')]).toEqual([first, copy])
    expect(moduleIn(copied, 0, 'a')).toBe(first)
    expect(moduleIn(copied, 0, 'copy')).toBe(copy)
  })
})

describe('what is changed', () => {
  it('of the look is changed in all languages, words in one', () => {
    const look = withSetting(two(), { language: 1, id: 'a' }, 'props.nrOfColumns', 2)
    expect([0, 1].map((one) => moduleIn(look, one, 'a')?.props)).toMatchObject([
      { nrOfColumns: 2 },
      { nrOfColumns: 2 },
    ])
    const words = withSetting(look, { language: 1, id: 'a' }, 'props.contentColumnOne', said('God dag'))
    expect(moduleIn(words, 1, 'a')).toMatchObject(text('a', 'God dag'))
    expect(moduleIn(words, 0, 'a')).toMatchObject(text('a', 'Hello'))
  })

  it('of a picture brings its description in every language', () => {
    const picture = { url: '/media/fjellheim/BBBBBBBBBBBBBBBBBBBBBB', size: 100 }
    const draft = withPicture(two(), 'b', 'props.columnOneImage', picture, (language) =>
      language ? 'Fjellet' : 'The fell',
    )
    expect(moduleIn(draft, 0, 'b')).toMatchObject({
      props: { columnOneImage: { ...picture, name: 'The fell' } },
    })
    expect(moduleIn(draft, 1, 'b')).toMatchObject({
      props: { columnOneImage: { ...picture, name: 'Fjellet' } },
    })
    expect(moduleIn(withLook(draft, 'b', 'props.columnOneImage.size', 50), 1, 'b')).toMatchObject({
      props: { columnOneImage: { size: 50, name: 'Fjellet' } },
    })
  })

  it('can be taken over from another language: all of it, one module, or the layout alone', () => {
    const copied = withLanguageOf(two(), { from: 0, to: 4 })
    expect(moduleIn(copied, 4, 'a')).toMatchObject(text('a', 'Hello'))
    expect(copied.subject[4]).toBe('Three days to go')
    expect(moduleIn(withWordsOf(two(), 'a', { from: 0, to: 1 }), 1, 'a')).toMatchObject(text('a', 'Hello'))
    const nothing = withWords(two(), { language: 0, id: 'a' }, 'props.contentColumnOne', said(''))
    expect(moduleIn(withWordsOf(nothing, 'a', { from: 0, to: 1 }), 1, 'a')).toMatchObject(text('a', 'Hei'))
    expect(moduleIn(withLanguageOf(nothing, { from: 0, to: 1 }), 1, 'a')).toMatchObject(text('a', 'Hei'))
    const layout = withLayoutOf(two(), { from: 0, to: 4 })
    expect(moduleIn(layout, 4, 'a')).toMatchObject(text('a', ''))
  })
})

it('a language that was removed or filled in says again what it said', () => {
  const before = two()
  const english = { from: 1, to: 0 }
  for (const changed of [withoutLanguage(before, 0), withLanguageOf(before, english)]) {
    const back = withLanguageBack(withoutModule(changed, 'b'), before, 0)
    expect(moduleIn(back, 0, 'a')).toMatchObject(text('a', 'Hello'))
    expect(idsIn(back, 0)).toEqual(['a'])
    expect(back.subject[0]).toBe('Three days to go')
  }
})

describe('after a step is taken back', () => {
  it('what came is selected, or the neighbour of what went', () => {
    expect(selectedAfter(['a'], ['a', 'b'], null)).toBe('b')
    expect(selectedAfter(['a', 'copy', 'b'], ['a', 'b'], 'copy')).toBe('a')
    expect(selectedAfter(['copy', 'b'], ['b'], 'copy')).toBe('b')
    expect(selectedAfter(['a'], [], 'a')).toBeNull()
    expect(selectedAfter(['a', 'b'], ['b', 'a'], 'a')).toBe('a')
  })
})

type Step = { act: 'add' | 'move' | 'remove' | 'copy' | 'paste'; at: number; to: number }
const steps = fc.array(
  fc.record({
    act: fc.constantFrom<Step['act'][]>('add', 'move', 'remove', 'copy', 'paste'),
    at: fc.nat(8),
    to: fc.nat(8),
  }),
  { maxLength: 25 },
)

function run(start: TemplateDraft, list: readonly Step[], prefix: string): TemplateDraft {
  let count = 0
  const newId = () => `${prefix}${count++}`
  return list.reduce((draft, { act, at, to }) => {
    const id = draft.order[at % Math.max(1, draft.order.length)] ?? ''
    if (act === 'add') return withInserted(draft, to, [newModule('text', newId())], 0)
    if (act === 'move') return withMoved(draft, id, to)
    if (act === 'remove') return withoutModule(draft, id)
    if (act === 'copy') return withDuplicate(draft, id, newId())
    return withInserted(draft, to, modulesOfClip(clipOf(draft, [id]), 'page', newId) ?? [], 0)
  }, start)
}

describe('structure', () => {
  it('keeps ids unique, and all languages in the same order', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const draft = run(two(), list, 'n')
        expect(new Set(draft.order).size).toBe(draft.order.length)
        expect(Object.keys(draft.looks).sort()).toEqual([...draft.order].sort())
        if (draft.order.length > 0) expect(idsIn(draft, 0)).toEqual([...draft.order])
        if (idsIn(draft, 1).length > 0) expect(idsIn(draft, 1)).toEqual([...draft.order])
        expect(tidyDraft(draft)).toBe(draft)
      }),
    )
  })

  it('of a module that does not fit the type of the template is not pasted', () => {
    const film = { type: 'video', id: 'v', props: {} }
    const clip = clipOf(draftOfContent(content({ 0: [film] }), 0), ['v'])
    expect(modulesOfClip(clip, 'signature', () => 'x')).toEqual([])
    expect(modulesOfClip(clip, 'page', () => 'x')).toHaveLength(1)
    expect(modulesOfClip({ ...clip, version: 9 }, 'page', () => 'x')).toBeNull()
    const hostile = {
      ...clip,
      modules: [{ look: { type: 'video', 'props.url': 'javascript:alert(1)' }, words: {} }],
    }
    expect(modulesOfClip(hostile, 'page', () => 'x')).toEqual([])
  })
})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

describe('two people', () => {
  it('who both add keep what both added', () => {
    const base = ['a', 'b']
    expect(mergedOrder({ base, mine: ['a', 'm', 'b'], theirs: ['a', 'b', 't'] }, new Set())).toEqual([
      'a',
      'm',
      'b',
      't',
    ])
  })

  it('one of whom moves while the other deletes', () => {
    const base = ['a', 'b', 'c']
    expect(mergedOrder({ base, mine: ['c', 'a', 'b'], theirs: ['a', 'c'] }, new Set())).toEqual(['c', 'a'])
  })

  it('lose nothing of either, and no id stands twice', () => {
    fc.assert(
      fc.property(steps, steps, (my, their) => {
        const base = two()
        const [mine, theirs] = [run(base, my, 'm'), run(base, their, 't')]
        const order = reconciled({ base, mine, theirs }, same).mine.order
        expect(new Set(order).size).toBe(order.length)
        const added = [...mine.order, ...theirs.order].filter((id) => !base.order.includes(id))
        for (const id of added) expect(order).toContain(id)
        const inBoth = base.order.filter((id) => mine.order.includes(id) && theirs.order.includes(id))
        for (const id of inBoth) expect(order).toContain(id)
      }),
    )
  })

  it('keep a module that one changed and the other deleted', () => {
    const base = two()
    const changed = withWords(base, { language: 0, id: 'a' }, 'props.contentColumnOne', said('Welcome'))
    const gone = withoutModule(base, 'a')
    const mineGone = reconciled({ base, mine: gone, theirs: changed }, same)
    expect(mineGone.mine.order).toEqual(['a', 'b'])
    expect(mineGone.mine.looks.a).toBeDefined()
    const theirsGone = reconciled({ base, mine: changed, theirs: gone }, same)
    expect(theirsGone.mine.order).toEqual(['a', 'b'])
    expect(theirsGone.base.looks.a).toBeUndefined()
  })
})

const brand = {
  brandColour: '#1f3a34',
  accentColour: '#b9512b',
  paperColour: '#f6f2ea',
  cardColour: '#fffdf9',
  inkColour: '#1c2622',
  headingFont: 'Fraunces',
  textFont: 'Inter',
  logo: null,
}
const context: FindingContext = {
  type: 'email',
  brand,
  main: 0,
  languages: [0, 1, 2],
  pages: new Set(),
  features: ['guestbook'],
  unsavedLinks: [],
  signature: 'published',
}
const kindsOf = (draft: TemplateDraft) =>
  findingsOf(draft, context).map(({ kind, language }) => [kind, language])

describe('modules carried from another template', () => {
  const carried = () => modulesOfClip(clipOf(two(), ['a']), 'email', () => 'n') ?? []
  const english = () => draftOfContent(content({ 0: [text('c', 'Until then')] }), 0)

  it('bring their words of all languages into an empty one', () => {
    const draft = withInserted(draftOfContent(content({}), 0), 0, carried(), 2)
    expect([0, 1].map((one) => moduleIn(draft, one, 'n'))).toMatchObject([
      text('n', 'Hello'),
      text('n', 'Hei'),
    ])
    expect(moduleIn(draft, 2, 'n')).toMatchObject(text('n', ''))
  })

  it('say which languages the other lacks, and can begin them with the words it has', () => {
    expect(languagesLeftOut(english(), carried())).toEqual([1])
    expect(languagesLeftOut(draftOfContent(content({}), 0), carried())).toEqual([])
    const pasted = withInserted(english(), 1, carried(), 0)
    expect(idsIn(pasted, 1)).toEqual([])
    const begun = withLanguagesOf(pasted, carried(), { from: 0, to: [1] })
    expect(modulesInLanguage(begun, 1)).toMatchObject([text('c', 'Until then'), text('n', 'Hei')])
    expect(withLanguagesOf(begun, carried(), { from: 0, to: [1] }).words).toEqual(begun.words)
  })
})

describe('things to look at', () => {
  it('are a picture without words, and a subject that one language lacks, which can be copied', () => {
    const draft = two()
    expect(kindsOf(draft)).toEqual([
      ['noSubject', 1],
      ['noAlt', 1],
    ])
    const [subject] = findingsOf(draft, context)
    expect(subject?.fix?.(draft).subject[1]).toBe('Three days to go')
  })

  it('are words that cannot be read on their colour, with a shade that can', () => {
    const button = (props: object) => ({
      type: 'button',
      id: 'c',
      props: { content: said('Book'), type: 'url', destination: 'https://fjellheim.example/', ...props },
    })
    const draft = draftOfContent(content({ 0: [button({ color: '#335544' })] }), 0)
    const [found] = findingsOf(draft, context)
    expect(found?.kind).toBe('lowContrast')
    const mended = found?.fix?.(draft) as TemplateDraft
    expect(findingsOf(mended, context)).toEqual([])
    const lost = draftOfContent(content({ 0: [button({ type: 'page', destination: 'P'.repeat(22) })] }), 0)
    expect(kindsOf(lost)).toEqual([['linkToNothing', null]])
    expect(kindsOf(draftOfContent(content({ 0: [button({ destination: '' })] }), 0))).toEqual([
      ['noDestination', null],
    ])
  })

  it('are links that were typed and could not be saved, instead of what is missing', () => {
    const button = {
      type: 'button',
      id: 'c',
      props: { content: said('Book'), type: 'url', destination: '' },
    }
    const draft = draftOfContent(content({ 0: [button] }), 0)
    const kinds = (unsavedLinks: string[]) =>
      findingsOf(draft, { ...context, unsavedLinks }).map(({ kind, moduleId }) => [kind, moduleId])
    expect(kinds(['c props'])).toEqual([['unsavedLink', 'c']])
    expect(kinds(['d props'])).toEqual([['noDestination', 'c']])
  })

  it('are places for a signature that no e-mail gets; what is not known yet is none', () => {
    const draft = draftOfContent(content({ 0: [{ type: 'signature', id: 's', props: {} }] }), 0)
    const kinds = (signature: FindingContext['signature']) =>
      findingsOf(draft, { ...context, signature }).map(({ kind }) => kind)
    expect(kinds('none')).toEqual(['noSignature'])
    expect(kinds('unpublished')).toEqual(['unpublishedSignature'])
    expect([...kinds('published'), ...kinds(null)]).toEqual([])
  })

  it('are words whose own colour cannot be read, in the language they stand in', () => {
    const inYellow = {
      type: 'text',
      text: 'today',
      marks: [{ type: 'textStyle', attrs: { color: '#ffee99' } }],
    }
    const doc = { type: 'doc', content: [{ type: 'paragraph', content: [inYellow] }] }
    const draft = withWords(two(), { language: 1, id: 'a' }, 'props.contentColumnOne', doc)
    const found = findingsOf(draft, context).find(({ kind }) => kind === 'lowContrastWords')
    expect(found).toMatchObject({ moduleId: 'a', language: 1, path: 'props.contentColumnOne' })
    const mended = found?.fix?.(draft) as TemplateDraft
    expect(kindsOf(mended)).toEqual(kindsOf(two()))
    expect(mended.words[0]).toBe(draft.words[0])
    expect(JSON.stringify(mended.words[1])).not.toContain('#ffee99')
  })

  it('are modules with nothing in them, to be filled where they begin', () => {
    const empty = [newModule('text', 'n'), newModule('image', 'o'), newModule('video', 'p')]
    const found = findingsOf(withInserted(two(), 0, empty, 0), context).filter(
      ({ kind }) => kind === 'emptyModule',
    )
    expect(found.map(({ path, fix }) => [path, fix])).toEqual([
      ['props.contentColumnOne', undefined],
      ['props.columnOneImage', undefined],
      ['props', undefined],
    ])
  })

  it('are words that a language lacks, one by one; a language with nothing is read in another', () => {
    const draft = {
      ...withWords(two(), { language: 1, id: 'a' }, 'props.contentColumnOne', said('')),
      preheader: { 0: 'Your room is waiting' },
    }
    expect(findingsOf(draft, context)).toMatchObject([
      { kind: 'noSubject', language: 1 },
      { kind: 'noPreheader', language: 1, path: 'preheader' },
      { kind: 'noWords', language: 1, moduleId: 'a', path: 'props.contentColumnOne' },
      { kind: 'noAlt', language: 1, moduleId: 'b' },
    ])
  })

  it('are links to pages of their own that guests do not have yet', () => {
    const to = (destination: string) =>
      draftOfContent(
        content({
          0: [{ type: 'button', id: 'c', props: { content: said('Go'), type: 'feature', destination } }],
        }),
        0,
      )
    expect(kindsOf(to('store'))).toEqual([['closedFeature', null]])
    expect(kindsOf(to('guestbook'))).toEqual([])
    expect(findingsOf(to('store'), { ...context, features: null })).toEqual([])
  })
})

describe('what a language says', () => {
  it('is something as soon as a module, the subject or the preheader has words', () => {
    const bare = withLayoutOf({ ...two(), subject: {}, preheader: {} }, { from: 0, to: 2 })
    expect([0, 1, 2, 3].map((language) => saysAnything(bare, language))).toEqual([true, true, false, false])
    expect(saysAnything({ ...bare, subject: { 2: 'Hei' } }, 2)).toBe(true)
    expect(saysAnything({ ...bare, preheader: { 3: ' ' } }, 3)).toBe(false)
  })
})

describe('what a language lacks', () => {
  it('is what the default language says and it does not', () => {
    expect(missingWords(two(), 1, 0)).toEqual([
      { moduleId: null, path: 'subject' },
      { moduleId: 'b', path: 'props.columnOneImage.name', isAlt: true },
    ])
    expect(missingWords(two(), 0, 0)).toEqual([])
    expect(missingWords(two(), 2, 0)).toHaveLength(3)
  })
})

describe('a template as a file', () => {
  it('is read again; what cannot be read is left out and counted', () => {
    const stored = contentOfDraft(two())
    const file = templateFile('email', { ...stored, localizedData: { ...stored.localizedData, 5: ['x'] } })
    const read = readTemplateFile(JSON.stringify(file))
    expect(read).toMatchObject({ problem: null, leftOut: 1, file: { type: 'email' } })
    expect(read.file?.content.localizedData[0]).toEqual(stored.localizedData[0])
  })

  it('of another kind, a newer version or a wrong shape is refused', () => {
    const file = templateFile('page', contentOfDraft(two()))
    expect(readTemplateFile('{').problem).toBe('notJson')
    expect(readTemplateFile('[]').problem).toBe('notATemplate')
    expect(readTemplateFile(JSON.stringify({ ...file, version: 9 })).problem).toBe('newerVersion')
    expect(readTemplateFile(JSON.stringify({ ...file, content: {} })).problem).toBe('wrongContent')
  })
})
