import { CARD_PRESETS } from '@innkeeper/domain/guestbook/constants.ts'
import { fillPlaceholders, PLACEHOLDERS } from '@innkeeper/domain/guestbook/placeholders.ts'
import { TEMPLATE_TYPES, type TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import {
  type TemplateContent,
  templateContentSchema,
} from '@innkeeper/domain/html-builder/template-schema.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { languagesOf } from '@innkeeper/domain/properties/first-languages.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MODULE_KINDS } from '../module-kinds.ts'
import { readableModules } from '../readable-modules.ts'
import { BASE_LANGUAGES } from './base-language.ts'
import { BASE_TEMPLATES } from './base-templates.ts'
import { type BaseProperty, buildBaseTemplate, type PresetName } from './build.ts'

const COUNTRIES = { en: 'GB', da: 'DK', fi: 'FI', nl: 'NL', no: 'NO', sv: 'SE', et: 'EE', de: 'DE' }
const localizationIn = (...codes: (keyof typeof COUNTRIES)[]) =>
  languagesOf(codes.map((code) => ({ country: COUNTRIES[code], code, title: code })))

const PICTURES = [1, 2, 3, 4, 5, 6].map((each) => ({
  url: `/media/fjellheim/${String(each).repeat(22)}`,
  alt: Object.fromEntries(BASE_LANGUAGES.map((code) => [code, `Picture ${each} in ${code}`])),
}))

const whole: BaseProperty = {
  name: 'Fjellheim',
  localization: localizationIn(...BASE_LANGUAGES),
  brand: DEFAULT_BRAND,
  checkInTime: '15:00',
  checkOutTime: '11:00',
  phone: '+47 61 00 00 00',
  email: 'reception@fjellheim.example',
  postalAddress: 'Fjellheimvegen 1, 2699 Fjelldal',
  website: 'https://fjellheim.example/',
  pictures: PICTURES,
  guestbookUrl: 'https://stay.example/return/fjellheim',
}
const bare: BaseProperty = {
  ...whole,
  checkInTime: null,
  checkOutTime: null,
  phone: null,
  email: null,
  postalAddress: null,
  website: null,
  pictures: [],
  guestbookUrl: '',
}

const ALL = CARD_PRESETS.flatMap((name) =>
  TEMPLATE_TYPES.filter((type) => BASE_TEMPLATES[name][type]).map((type) => [name, type] as const),
)
const WRITTEN = ALL.filter(([name]) => name !== 'blank')

function built(name: PresetName, type: TemplateType, property: BaseProperty): TemplateContent {
  let count = 0
  const content = buildBaseTemplate(name, type, property, () => `m${++count}`)
  if (!content) throw new Error(`${name} is no ${type}`)
  return content
}

/** All that a template says, in the order it is said. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (SAID.includes(key) ? [inner] : []) : wordsIn(inner),
  )
}
const PLACEHOLDER = /\{\{\s*\w+\s*\}\}/g
const SAID = ['text', 'title', 'subtitle', 'name']

function expectSound(content: TemplateContent, type: TemplateType): void {
  expect(z.safeParse(templateContentSchema, content).error?.issues).toBeUndefined()
  const lists = Object.values(content.localizedData)
  const shapes = lists.map((stored) => {
    const { modules, skipped, unknown } = readableModules(stored)
    expect({ skipped, unknown }).toEqual({ skipped: 0, unknown: [] })
    for (const module of modules) expect(MODULE_KINDS[module.type].fits).toContain(type)
    expect(new Set(modules.map(({ id }) => id)).size).toBe(stored.length)
    return modules.map(({ type: kind, id }) => `${kind} ${id}`)
  })
  for (const shape of shapes) expect(shape).toEqual(shapes[0])
}

describe('a base template', () => {
  it('exists for every preset, as the types where it makes sense', () => {
    expect(ALL.map((pair) => pair.join(' '))).toMatchInlineSnapshot(`
      [
        "blank page",
        "blank email",
        "blank signature",
        "pre-stay page",
        "pre-stay email",
        "room-upgrades page",
        "room-upgrades email",
        "upselling page",
        "upselling email",
        "registration-form email",
        "check-in page",
        "check-in email",
        "post-stay page",
        "post-stay email",
        "guest-feedback email",
        "email-signature signature",
        "activities page",
        "menu page",
        "guest-directory page",
      ]
    `)
    expect(buildBaseTemplate('menu', 'email', whole, () => 'm')).toBeNull()
  })

  it('that is blank has nothing in it', () => {
    for (const type of TEMPLATE_TYPES) {
      const { localizedData, subject, preheader } = built('blank', type, whole)
      expect([localizedData, subject, preheader]).toEqual([{}, {}, {}])
    }
  })

  it.each(ALL)('%s as %s can be read whole, with the same modules in every language', (name, type) => {
    const localizations = [
      whole.localization,
      localizationIn('fi'),
      localizationIn('en', 'de'),
      localizationIn('de', 'da'),
    ]
    for (const localization of localizations) {
      for (const property of [whole, bare, { ...whole, pictures: PICTURES.slice(0, 1) }]) {
        const content = built(name, type, { ...property, localization })
        expectSound(content, type)
        expect(content.standardType).toBe(name)
      }
    }
  })

  it.each(WRITTEN)('%s as %s says something else in every language', (name, type) => {
    const { localizedData } = built(name, type, whole)
    expect(Object.keys(localizedData)).toHaveLength(BASE_LANGUAGES.length)
    const texts = Object.values(localizedData).map((modules) => wordsIn(modules).join('\n'))
    expect(new Set(texts).size).toBe(texts.length)
  })

  it.each(WRITTEN)(
    '%s as %s has no empty words, none with stray spaces, and known placeholders',
    (name, type) => {
      for (const property of [whole, bare]) {
        const { localizedData, subject, preheader } = built(name, type, property)
        const said = [...wordsIn(localizedData), ...Object.values(subject), ...Object.values(preheader)]
        // A survey asks its own question.
        const own = name === 'guest-feedback' ? said.filter((words) => words !== '') : said
        for (const words of own) {
          expect(words.trim()).not.toBe('')
          expect(words).not.toMatch(/ {2}|["']|\.\.\.| -|- |--/)
          for (const [, placeholder] of words.matchAll(/\{\{(.*?)\}\}/g))
            expect(PLACEHOLDERS).toContain(placeholder)
          expect(words.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/)
        }
      }
    },
  )

  it.each(WRITTEN.filter(([, type]) => type === 'email'))(
    '%s as %s has a subject and a preheader that mail programs show whole',
    (name, type) => {
      const { subject, preheader } = built(name, type, whole)
      expect(Object.keys(subject)).toHaveLength(BASE_LANGUAGES.length)
      expect(Object.keys(preheader)).toHaveLength(BASE_LANGUAGES.length)
      for (const line of Object.values(subject)) expect(line.length, line).toBeLessThanOrEqual(60)
      for (const line of Object.values(preheader)) expect(line.length, line).toBeLessThanOrEqual(110)
    },
  )

  it.each(WRITTEN)('%s as %s reads well to a guest whose first name is not known', (name, type) => {
    const { localizedData, subject } = built(name, type, whole)
    for (const words of [...wordsIn(localizedData), ...Object.values(subject)]) {
      if (!words.includes('{{firstName}}')) continue
      expect(fillPlaceholders(words, {})).toMatch(/^\p{Lu}/u)
      expect(fillPlaceholders(words, {})).not.toMatch(/\s[,.!?]/)
    }
  })

  it('is written in the languages that have words, and in the default in any case', () => {
    const indexes = (localization: BaseProperty['localization']) =>
      Object.keys(built('menu', 'page', { ...whole, localization }).localizedData)
    expect(indexes(localizationIn('en', 'de', 'da'))).toEqual(['0', '2'])
    expect(indexes(localizationIn('de', 'da'))).toEqual(['0', '1'])
    const german = built('menu', 'page', { ...whole, localization: localizationIn('de', 'da') })
    expect(wordsIn(german.localizedData[0])).toContain('Starters')
  })

  it('has words for Norwegian by whichever of its codes', () => {
    const localization = languagesOf([{ country: 'NO', code: 'nb-NO', title: 'Norsk' }])
    const { localizedData } = built('menu', 'page', { ...whole, localization })
    expect(wordsIn(localizedData)).toContain('Forretter')
  })

  it('has the pictures of the property, named in the language or else in the default', () => {
    const pictures = [{ url: '/media/fjellheim/a', alt: { en: 'The valley', no: 'Dalen' } }]
    const localization = localizationIn('en', 'no', 'sv')
    const { localizedData } = built('pre-stay', 'email', { ...whole, localization, pictures })
    const names = Object.values(localizedData).map(([header]) => header)
    expect(names).toMatchObject(
      ['The valley', 'Dalen', 'The valley'].map((name) => ({
        type: 'header',
        props: { backgroundImage: { name, url: '/media/fjellheim/a' } },
      })),
    )
  })

  it('names facts that are known, and leaves out those that are not', () => {
    const english = (property: BaseProperty) => wordsIn(built('pre-stay', 'email', property).localizedData[0])
    const facts = ['From 15:00', 'By 11:00', '+47 61 00 00 00', 'Fjellheimvegen 1, 2699 Fjelldal']
    expect(english(whole)).toEqual(expect.arrayContaining([...facts, 'How to find us']))
    for (const fact of [...facts, 'How to find us']) expect(english(bare)).not.toContain(fact)
    expect(english({ ...whole, postalAddress: null })).toContain('How to reach us')
  })

  it('lists what is good to know by the alphabet of each language', () => {
    const { localizedData } = built('guest-directory', 'page', bare)
    for (const [place, code] of BASE_LANGUAGES.entries()) {
      const headings = JSON.stringify(localizedData[place]).matchAll(
        /"level":3\},"content":\[\{"type":"text","text":"(.*?)"/g,
      )
      const listed = [...headings].map(([, word]) => word!)
      expect(listed).toHaveLength(8)
      expect(listed).toEqual(listed.toSorted(new Intl.Collator(code).compare))
    }
  })

  it('of offers goes only to guests who agreed; what belongs to a stay goes to all', () => {
    const offers = WRITTEN.filter(([name, type]) => built(name, type, whole).isMarketing)
    expect(offers).toEqual([
      ['room-upgrades', 'email'],
      ['upselling', 'email'],
    ])
  })

  it.each(WRITTEN.filter(([, type]) => type === 'email'))(
    '%s as %s ends with the signature',
    (name, type) => {
      const { modules } = readableModules(built(name, type, whole).localizedData[0] ?? [])
      expect(modules.at(-1)?.type).toBe('signature')
      expect(modules[0]?.type).toBe('header')
    },
  )
})

describe('whatever a property is called and whatever it says of itself', () => {
  const hostile = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '{{bookingLink}}',
      '{{{{firstName}}}}',
      'javascript:alert(1)',
      '"><img src=x onerror=alert(1)>',
      '\u0000\u202e',
    ),
  )
  const fact = fc.option(hostile)

  it('is read as words, never as a link, a module or a placeholder', () => {
    const property = fc.record({
      name: hostile,
      checkInTime: fact,
      checkOutTime: fact,
      phone: fact,
      email: fact,
      postalAddress: fact,
      website: fact,
      guestbookUrl: hostile,
      pictures: fc.array(fc.record({ url: hostile, alt: fc.record({ en: hostile, nl: hostile }) }), {
        maxLength: 7,
      }),
    })
    fc.assert(
      fc.property(property, fc.constantFrom(...WRITTEN), (told, [name, type]) => {
        const content = built(name, type, { ...whole, ...told, localization: localizationIn('en', 'nl') })
        expectSound(content, type)
        expect(JSON.stringify(content)).not.toMatch(/"(href|url|destination)":"javascript:/i)
        const plain = built(name, type, { ...whole, localization: localizationIn('en', 'nl') })
        const placeholders = new Set(JSON.stringify(plain).match(PLACEHOLDER))
        for (const found of JSON.stringify(content.localizedData).match(PLACEHOLDER) ?? []) {
          expect([...placeholders, '{{propertyName}}']).toContain(found)
        }
      }),
      { numRuns: 200 },
    )
  })
})
