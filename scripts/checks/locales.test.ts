import { describe, expect, test } from 'vitest'
import { checkLocales, type LocaleCheck } from './locales.ts'

const catalogue = (language: string, area: string, texts: Record<string, string>) => ({
  path: `${language}/${area}.json`,
  language,
  area,
  source: JSON.stringify(texts, null, 2),
})

const screen = (body: string) => `export const Screen = () => <main>${body}</main>`

function problems(changes: Partial<LocaleCheck> & { guest?: string; admin?: string }): string[] {
  const { guest, admin, ...check } = changes
  const sources = new Map<string, string>()
  if (guest !== undefined) sources.set('apps/guest/src/features/guestbook/screen.tsx', guest)
  if (admin !== undefined) sources.set('apps/admin/src/app/screen.tsx', admin)
  const findings = checkLocales({
    catalogues: [],
    sources,
    errorCodes: [],
    sameAsEnglish: [],
    awaitedTexts: [],
    brandNames: ['Innkeeper'],
    ...check,
  })
  return findings.map(({ path, line, problem }) => `${path}:${line} ${problem}`)
}

describe('catalogues', () => {
  const against = (
    danish: Record<string, string>,
    english: Record<string, string>,
    more: Partial<LocaleCheck> = {},
  ) =>
    problems({ catalogues: [catalogue('en', 'guest', english), catalogue('da', 'guest', danish)], ...more })

  test('equal ids and placeholders in both languages are fine', () => {
    expect(against({ 'a.b': 'Åbner {time}' }, { 'a.b': 'Opens {time}' })).toEqual([])
  })

  test('an id missing in one language is found', () => {
    expect(against({}, { 'a.b': 'Close' })).toEqual(['da/guest.json:1 "a.b" is missing'])
  })

  test('an id that English does not have is found', () => {
    expect(against({ 'a.b': 'Luk', 'a.c': 'Ring' }, { 'a.b': 'Close' })).toEqual([
      'da/guest.json:3 "a.c" is not in English',
    ])
  })

  test('another placeholder is found', () => {
    expect(against({ 'a.b': 'Åbner {tid}' }, { 'a.b': 'Opens {time}' })).toEqual([
      'da/guest.json:2 "a.b" has the placeholders {tid: text}',
    ])
  })

  test('a count that lost its plural is found', () => {
    const english = '{count, plural, one {# night} other {# nights}}'
    expect(against({ 'a.b': '{count} nætter' }, { 'a.b': english })).toEqual([
      'da/guest.json:2 "a.b" has the placeholders {count: text}',
    ])
  })

  test('an empty text is found', () => {
    expect(against({ 'a.b': ' ' }, { 'a.b': 'Close' })).toEqual(['da/guest.json:2 "a.b" is empty'])
  })

  test('braces that do not close are found', () => {
    expect(against({ 'a.b': 'Åbner {time' }, { 'a.b': 'Opens {time}' })).toEqual([
      'da/guest.json:2 "a.b" is no ICU message',
    ])
  })

  test('a long text identical to English is found unless it is listed', () => {
    const english = { 'a.b': 'Something went wrong', 'a.c': 'Menu' }
    expect(against(english, english)).toEqual(['da/guest.json:2 "a.b" is still English'])
    expect(against(english, english, { sameAsEnglish: ['da/guest a.b'] })).toEqual([])
  })

  test('an id written twice is found', () => {
    const twice = { ...catalogue('en', 'guest', {}), source: '{\n"a": "One",\n"a": "Two"\n}' }
    expect(problems({ catalogues: [twice] })).toEqual(['en/guest.json:3 "a" is written twice'])
  })

  test('error texts and error codes are the same list', () => {
    const errors = catalogue('en', 'errors', { 'order/gone': 'Gone' })
    expect(problems({ catalogues: [errors], errorCodes: ['store/closed'] })).toEqual([
      'en/errors.json:1 The error code "store/closed" has no text',
      'en/errors.json:2 "order/gone" is no error code',
    ])
  })
})

describe('usage', () => {
  const catalogues = [
    catalogue('en', 'guest', {
      'phase.inStay': 'During',
      'phase.preStay': 'Before',
      'action.close': 'Close',
    }),
    catalogue('en', 'admin', { 'nav.today': 'Today' }),
  ]
  const usesAll = `t('action.close'); t(\`phase.\${phase}\`)`

  test('texts asked for by id, by beginning, by element or through a list are used', () => {
    expect(problems({ catalogues, guest: usesAll })).toEqual([])
    const throughList =
      "const ids = ['phase.inStay', 'phase.preStay'] as const; const x = <T id=\"action.close\" />"
    expect(problems({ catalogues, guest: throughList })).toEqual([])
  })

  test('an unknown id is found with its line', () => {
    expect(problems({ catalogues, guest: `${usesAll}\nt('action.clos')` })).toEqual([
      'apps/guest/src/features/guestbook/screen.tsx:2 "action.clos" is in no catalogue',
    ])
    expect(problems({ catalogues, guest: `${usesAll}\nt(open ? 'action.close' : 'action.open')` })).toEqual([
      'apps/guest/src/features/guestbook/screen.tsx:2 "action.open" is in no catalogue',
    ])
  })

  test("the admin area's texts are unknown to the guest app", () => {
    expect(problems({ catalogues, guest: `${usesAll}; t('nav.today')` })).toEqual([
      'apps/guest/src/features/guestbook/screen.tsx:1 "nav.today" is in no catalogue',
    ])
  })

  test('a text the server alone asks for is used', () => {
    const server = new Map([
      ['apps/guest/src/app/main.ts', `t(\`phase.\${phase}\`)`],
      ['apps/server/src/features/guests/presenter.ts', "translate(language, 'action.close')"],
    ])
    expect(problems({ catalogues, sources: server })).toEqual([])
  })

  test('an app that has no sources yet is not asked to use its texts', () => {
    const server = new Map([['apps/server/src/app.ts', 'start()']])
    expect(problems({ catalogues, sources: server })).toEqual([])
  })

  test('a text used nowhere is found unless its screen is awaited', () => {
    const guest = `t(\`phase.\${phase}\`)`
    expect(problems({ catalogues, guest })).toEqual(['en/guest.json:4 Used nowhere: action.close'])
    expect(problems({ catalogues, guest, awaitedTexts: ['guest action.'] })).toEqual([])
  })
})

describe('screens', () => {
  const at = (line: number, text: string) =>
    `apps/guest/src/features/guestbook/screen.tsx:${line} "${text}" is not translated`

  test('text between tags is found on its own line', () => {
    expect(problems({ guest: screen('\n  <p>\n    Good evening\n  </p>') })).toEqual([at(3, 'Good evening')])
  })

  test('text in an attribute that people read is found', () => {
    expect(problems({ guest: screen('<img alt="A summit" />') })).toEqual([at(1, 'A summit')])
    expect(problems({ guest: screen('<button aria-label={open ? "Close" : x} />') })).toEqual([
      at(1, 'Close'),
    ])
    expect(problems({ guest: screen(`<input placeholder={\`Room \${n}\`} />`) })).toEqual([at(1, 'Room …')])
  })

  test('text written as an expression is found', () => {
    expect(problems({ guest: screen("{'Hello'}{ready && 'Ready'}") })).toEqual([
      at(1, 'Hello'),
      at(1, 'Ready'),
    ])
  })

  test('text handed to a notice is found', () => {
    expect(problems({ admin: "notifications.show({ message: 'All saved' })" })).toEqual([
      'apps/admin/src/app/screen.tsx:1 "All saved" is not translated',
    ])
  })

  test('names, symbols, code, classes and translated text are fine', () => {
    const fine = `Innkeeper · {t(id)} &nbsp; <img alt="" className="hero" src="/a.jpg" /> <kbd>Ctrl K</kbd> {'–'} 42`
    expect(problems({ guest: screen(fine) })).toEqual([])
  })

  test('an id waiting in a list is not taken for text', () => {
    const catalogues = [catalogue('en', 'admin', { 'nav.today': 'Today' })]
    expect(problems({ catalogues, admin: "const items = [{ label: 'nav.today' }]" })).toEqual([])
  })
})
