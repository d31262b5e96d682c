import { contrastRatio, readableInkOn } from './contrast.ts'
import type { Brand } from './schema.ts'

/** WCAG AA for text. */
export const READABLE = 4.5

const NIGHT = '#0d100f'
const STEP = 0.05

/** The property's colours as custom properties, for day and for night. */
export function themeCss(brand: Brand): string {
  return `:root{${declarations(dayColours(brand))}}@media (prefers-color-scheme:dark){:root{${declarations(nightColours(brand))}}}`
}

/** The colour of the browser's own bar. */
export function barColours(brand: Brand): { day: string; night: string } {
  return { day: brand.paperColour, night: nightColours(brand)['--paper'] }
}

export function dayColours({ brandColour, accentColour, paperColour, cardColour, inkColour }: Brand) {
  return {
    '--paper': paperColour,
    '--card': cardColour,
    '--line': mix(inkColour, paperColour, 0.09),
    '--ink': inkColour,
    '--ink-soft': readableOn(paperColour, mix(inkColour, cardColour, 0.68), inkColour),
    ...surface(brandColour),
    '--action': brandColour,
    '--on-action': readableInkOn(brandColour),
    '--accent': accentColour,
  }
}

/** The same brand at night: its hue in the dark, its paper as ink, what is clickable lifted until it reads. */
export function nightColours({ brandColour, accentColour, paperColour }: Brand) {
  const paper = mix(brandColour, NIGHT, 0.16)
  const card = mix('#ffffff', paper, 0.045)
  const action = mix(brandColour, paperColour, 0.14)
  return {
    '--paper': paper,
    '--card': card,
    '--line': mix('#ffffff', paper, 0.11),
    '--ink': paperColour,
    '--ink-soft': readableOn(card, mix(paperColour, paper, 0.68), paperColour),
    ...surface(mix(brandColour, paper, 0.92)),
    '--action': action,
    '--on-action': readableInkOn(action) === '#ffffff' ? '#ffffff' : paper,
    '--accent': readableOn(card, accentColour, '#ffffff'),
  }
}

function surface(brand: string) {
  const ink = readableInkOn(brand)
  return {
    '--brand': brand,
    '--on-brand': ink,
    '--on-brand-soft': readableOn(brand, mix(ink, brand, 0.8), ink),
  }
}

/** The colour moved towards another until it reads on the background. */
function readableOn(background: string, colour: string, towards: string): string {
  let share = 0
  let moved = colour
  while (contrastRatio(background, moved) < READABLE && share < 1) {
    share += STEP
    moved = mix(towards, colour, share)
  }
  return moved
}

/** `share` of the first colour over the second. */
function mix(over: string, under: string, share: number): string {
  const channel = (from: number) => {
    const [a, b] = [over, under].map((colour) => Number.parseInt(colour.slice(from, from + 2), 16))
    const value = Math.round((a ?? 0) * share + (b ?? 0) * (1 - share))
    return Math.min(255, value).toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}
