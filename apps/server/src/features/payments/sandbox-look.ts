import type { ClientData } from '@innkeeper/api/properties.ts'
import { readableInkOn } from '@innkeeper/domain/properties/contrast.ts'

/** The hotel's own type and colours, by day and by night, for a page without a script. */
export function sandboxLook({ brand, font }: Pick<ClientData, 'brand' | 'font'>): string {
  const { brandColour, paperColour, cardColour, inkColour } = brand
  const day = {
    '--paper': paperColour,
    '--card': cardColour,
    '--ink': inkColour,
    '--soft': `color-mix(in srgb,${inkColour} 76%,${cardColour})`,
    '--action': brandColour,
    '--on': readableInkOn(brandColour),
    '--heading': family(font.heading, 'Georgia,serif'),
    '--text': family(font.text, 'system-ui,sans-serif'),
  }
  const paper = `color-mix(in srgb,${brandColour} 16%,#0d100f)`
  const night = {
    '--paper': paper,
    '--card': `color-mix(in srgb,#fff 5%,${paper})`,
    '--ink': paperColour,
    '--soft': `color-mix(in srgb,${paperColour} 72%,${paper})`,
    '--action': `color-mix(in srgb,${brandColour} 14%,${paperColour})`,
    '--on': '#10140f',
  }
  return `:root{${written(day)}}@media(prefers-color-scheme:dark){:root{${written(night)}}}`
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
