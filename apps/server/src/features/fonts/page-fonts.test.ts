import type { PageData } from '@innkeeper/api/page.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { expect, test } from 'vitest'
import { pageFonts } from './page-fonts.ts'
import { propertySheet } from './stylesheets.ts'

const owner = { propertyId: 'fjellheim', ownFonts: [] }
const fontsOf = async () => ({ owner, sheet: propertySheet(owner, DEFAULT_BRAND) })
const clientData = { propertyId: 'fjellheim', brand: DEFAULT_BRAND }
const familiesIn = (css: string) =>
  [...new Set([...css.matchAll(/font-family:'([^']+)'/g)].map(([, name = '']) => name))].filter(
    (name) => !name.endsWith('Stand-in'),
  )

const aPage = (fonts: (string | null)[]) =>
  ({
    kind: 'page',
    clientData,
    template: { modules: fonts.map((fontFamily) => ({ type: 'text', props: { fontFamily } })) },
  }) as unknown as PageData

test('a page of a property carries its two fonts, and fetches the one of the headings ahead', async () => {
  const page = { kind: 'guestbook', clientData } as unknown as PageData
  const { css, preload } = await pageFonts(page, fontsOf)
  expect(familiesIn(css)).toEqual(['Fraunces', 'Inter'])
  expect(preload).toMatch(/^\/font-files\/fraunces-latin-wght-/)
})

test('a page of the builder carries the fonts of its modules too, each once, four at most', async () => {
  const { css } = await pageFonts(aPage(['Lora', null, 'Inter', 'Lora', 'Nobody Sans']), fontsOf)
  expect(familiesIn(css)).toEqual(['Lora', 'Fraunces', 'Inter'])
  const many = await pageFonts(aPage(['Lora', 'Lato', 'Jost', 'Karla', 'Rubik', 'Domine']), fontsOf)
  expect(familiesIn(many.css)).toEqual(['Lora', 'Lato', 'Jost', 'Karla', 'Fraunces', 'Inter'])
})

test('a page of no property is written in the product’s own fonts', async () => {
  const page: PageData = { kind: 'failure', failure: 'unknown-property', clientData: null }
  const unasked = () => Promise.reject(new Error('nobody to ask'))
  expect(familiesIn((await pageFonts(page, unasked)).css)).toEqual(['Fraunces', 'Inter'])
})
