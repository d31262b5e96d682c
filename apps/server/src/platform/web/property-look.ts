import type { ClientData } from '@innkeeper/api/properties.ts'
import { readableInkOn } from '@innkeeper/domain/properties/contrast.ts'

/** The hotel's own type and colours, by day and by night, for a page without a script. */
export function propertyLook({ brand, font }: Pick<ClientData, 'brand' | 'font'>): string {
  const { brandColour, paperColour, cardColour, inkColour } = brand
  const day = {
    '--paper': paperColour,
    '--card': cardColour,
    '--ink': inkColour,
    '--soft': mix(inkColour, cardColour, 0.76),
    '--action': brandColour,
    '--on': readableInkOn(brandColour),
    '--heading': family(font.heading, 'Georgia,serif'),
    '--text': family(font.text, 'system-ui,sans-serif'),
  }
  const paper = mix(brandColour, '#0d100f', 0.16)
  const night = {
    '--paper': paper,
    '--card': mix('#ffffff', paper, 0.05),
    '--ink': paperColour,
    '--soft': mix(paperColour, paper, 0.72),
    '--action': mix(brandColour, paperColour, 0.14),
    '--on': '#10140f',
  }
  return `:root{${written(day)}}@media(prefers-color-scheme:dark){:root{${written(night)}}}`
}

/** `share` of the first colour over the second. */
function mix(over: string, under: string, share: number): string {
  const channel = (from: number) => {
    const [a = 0, b = 0] = [over, under].map((colour) => Number.parseInt(colour.slice(from, from + 2), 16))
    const value = Math.round(a * share + b * (1 - share))
    return value.toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Whatever a family is called, it is one name. */
function family(name: string, otherwise: string): string {
  return `"${name.replace(/[^\p{L}\p{N} _-]/gu, '')}",${otherwise}`
}

function written(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}
