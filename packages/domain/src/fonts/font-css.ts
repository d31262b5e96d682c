import type { FontMeasure } from './catalogue.ts'
import { type FontKind, type Subset, UNICODE_RANGES } from './constants.ts'

/** One file of a family and what it is for. */
export type FontFile = {
  address: string
  /** CSS: `400`, or `100 900` for a file with all of them. */
  weight: string
  style: 'normal' | 'italic'
  /** Null where the file holds all letters the font has. */
  subset: Subset | null
}

/** A family as stylesheets need it. */
export type FontFamily = { family: string; kind: FontKind; measure: FontMeasure; files: readonly FontFile[] }

/** Fonts of the device that others are stretched from; the metric twins of the first stand for it elsewhere. */
const DEVICE_FONTS = {
  sans: { width: 0.4526, locals: ['Arial', 'Liberation Sans', 'Roboto'] },
  serif: { width: 0.4093, locals: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'] },
  mono: { width: 0.6001, locals: ['Courier New', 'Liberation Mono', 'Cousine'] },
}

const GENERIC: Readonly<Record<FontKind, string>> = {
  sans: "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  serif: "Georgia,'Times New Roman',serif",
  display: "Georgia,'Times New Roman',serif",
  handwriting: 'cursive,Georgia,serif',
  mono: "ui-monospace,'Courier New',monospace",
}

/** What could end a name in a declaration is left out: names come from settings and uploads. */
const UNSAFE = /[^\p{L}\p{N} -]/gu

/** The name as CSS may quote it. */
export function cssName(family: string): string {
  return family.replace(UNSAFE, '')
}

/** The font with what is shown in its place until it has loaded, and where it never does. */
export function fontStack(family: string, kind: FontKind): string {
  const name = cssName(family)
  return `'${name}','${name} Stand-in',${GENERIC[kind]}`
}

/** The rules that bring a family: its files, and a font of the device in its measures so that no line breaks anew. */
export function familyCss({ family, kind, measure, files }: FontFamily): string {
  const name = cssName(family)
  return files.map((file) => faceCss(name, file)).join('') + standInCss(name, kind, measure)
}

export type ChosenFont = { family: string; kind: FontKind; files: FontFamily | null }

/** The stylesheet of a property: its two fonts, each brought once, under the names that pages use. */
export function propertyFontsCss(heading: ChosenFont, text: ChosenFont): string {
  const families = new Map([heading, text].flatMap(({ files }) => (files ? [[files.family, files]] : [])))
  const faces = [...families.values()].map(familyCss).join('')
  const stacks = [heading, text].map(({ family, kind }) => fontStack(family, kind))
  return `${faces}:root{--font-heading:${stacks[0]};--font-text:${stacks[1]}}`
}

function faceCss(name: string, { address, weight, style, subset }: FontFile): string {
  const range = subset ? `;unicode-range:${UNICODE_RANGES[subset]}` : ''
  return `@font-face{font-family:'${name}';font-style:${style};font-weight:${weight};font-display:swap;src:url(${address}) format('woff2')${range}}`
}

function standInCss(name: string, kind: FontKind, { width, ascent, descent }: FontMeasure): string {
  const device = DEVICE_FONTS[kind === 'sans' || kind === 'mono' ? kind : 'serif']
  const scale = width / device.width
  const locals = device.locals.map((local) => `local('${local}')`).join(',')
  return `@font-face{font-family:'${name} Stand-in';src:${locals};size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%}`
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
