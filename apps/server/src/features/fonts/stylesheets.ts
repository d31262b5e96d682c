import {
  type ChosenFont,
  cssName,
  type FontFamily,
  familyCss,
  propertyFontsCss,
} from '@innkeeper/domain/fonts/font-css.ts'
import type { OwnFont } from '@innkeeper/domain/fonts/own-font-schema.ts'
import { standardKindOf } from '@innkeeper/domain/fonts/standard-fonts.ts'
import { hashOf, webFamily } from './web-fonts.ts'

/** Rules that bring fonts, and where a page finds them. */
export type FontSheet = {
  css: string
  /** Never gets other rules: the address carries their hash. */
  href: string
  /** The one file worth fetching before the rules are read. */
  preload: string | null
}

/** What a property's fonts are made of. */
export type FontOwner = {
  propertyId: string
  /** Empty while the property may not use its own. */
  ownFonts: readonly OwnFont[]
}

export type FontChoice = { headingFont: string; textFont: string }

/** The two fonts of a property's pages and nothing else. */
export function propertySheet(owner: FontOwner, { headingFont, textFont }: FontChoice): FontSheet {
  const heading = chosen(owner, headingFont, 'serif')
  const text = chosen(owner, textFont, 'sans')
  const css = propertyFontsCss(heading, text)
  return {
    css,
    href: `/fonts/${owner.propertyId}/${hashOf(css)}.css`,
    preload: firstFile(heading) ?? firstFile(text),
  }
}

/** The rules of these families, each once; null where none of them is known. */
export function familiesSheet(owner: FontOwner, names: readonly string[]): Omit<FontSheet, 'preload'> | null {
  const families = [...new Set(names)].flatMap((name) => familyOf(owner, name) ?? [])
  if (families.length === 0) return null
  const css = families.map(familyCss).join('')
  const query = new URLSearchParams(families.map(({ family }) => ['family', family]))
  return { css, href: `/fonts/${owner.propertyId}/families/${hashOf(css)}.css?${query}` }
}

/** Rules for a page that uses more fonts than its property has chosen, without those it has already. */
export function furtherCss(
  owner: FontOwner,
  names: readonly string[],
  { headingFont, textFont }: FontChoice,
) {
  return (
    familiesSheet(
      owner,
      names.filter((name) => name !== headingFont && name !== textFont),
    )?.css ?? ''
  )
}

/** Null for a font of the device and for what nobody has. */
function familyOf(owner: FontOwner, name: string): FontFamily | null {
  return webFamily(name) ?? ownFamily(owner, name)
}

function ownFamily({ propertyId, ownFonts }: FontOwner, name: string): FontFamily | null {
  const fonts = ownFonts.filter(({ family }) => family === name)
  // The regular face is the one most words are in.
  const [first] = [...fonts].sort((a, b) => distance(a) - distance(b))
  if (!first) return null
  const files = fonts.map((font) => ({
    address: ownFontAddress(propertyId, font),
    weight: font.weight,
    style: font.style,
    subset: null,
  }))
  return { family: name, kind: first.kind, measure: first.measure, files }
}

export function ownFontAddress(propertyId: string, { id, hash }: Pick<OwnFont, 'id' | 'hash'>): string {
  return `/fonts/${propertyId}/own/${id}-${hash}.woff2`
}

function distance({ weight, style }: OwnFont): number {
  return Math.abs(Number.parseInt(weight, 10) - 400) + (style === 'italic' ? 1000 : 0)
}

/** A name that nobody knows, of a font that was deleted or a module that ended, gets the look of its place. */
function chosen(owner: FontOwner, name: string, place: 'serif' | 'sans'): ChosenFont {
  const files = familyOf(owner, name)
  return { family: cssName(name), kind: files?.kind ?? standardKindOf(name) ?? place, files }
}

function firstFile({ files }: ChosenFont): string | null {
  if (!files) return null
  const upright = files.files.filter(({ style, subset }) => style === 'normal' && subset !== 'latin-ext')
  return upright[0]?.address ?? null
}
