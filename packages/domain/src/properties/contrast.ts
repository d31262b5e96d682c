/** WCAG contrast between two #rrggbb colours, from 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever reads better on this colour. */
export function readableInkOn(background: string): '#ffffff' | '#000000' {
  return contrastRatio(background, '#ffffff') >= contrastRatio(background, '#000000') ? '#ffffff' : '#000000'
}

/**
 * The nearest shade of the colour that reads on all these backgrounds, itself when it does already; null where
 * neither black nor white would.
 */
export function readableShade(colour: string, backgrounds: readonly string[], needed: number): string | null {
  const reads = (shade: string) => backgrounds.every((back) => contrastRatio(shade, back) >= needed)
  for (let step = 0; step <= SHADE_STEPS; step++) {
    const shades = [mixed(colour, '#000000', step), mixed(colour, '#ffffff', step)]
    const found = shades.find(reads)
    if (found) return found
  }
  return null
}

const SHADE_STEPS = 64

function mixed(colour: string, towards: string, step: number): string {
  const part = (from: number) => {
    const [start, end] = [colour, towards].map((one) => Number.parseInt(one.slice(from, from + 2), 16))
    const value = (start ?? 0) + ((end ?? 0) - (start ?? 0)) * (step / SHADE_STEPS)
    return Math.round(value).toString(16).padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

function luminance(colour: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
