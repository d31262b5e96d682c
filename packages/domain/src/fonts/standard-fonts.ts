import type { FontKind, STANDARD_FONTS } from './constants.ts'

const KINDS: Readonly<Record<(typeof STANDARD_FONTS)[number], FontKind>> = {
  Arial: 'sans',
  'Courier New': 'mono',
  Georgia: 'serif',
  Helvetica: 'sans',
  Tahoma: 'sans',
  'Times New Roman': 'serif',
  'Trebuchet MS': 'sans',
  Verdana: 'sans',
}

/** Undefined for what not every device has. */
export function standardKindOf(family: string): FontKind | undefined {
  return Object.hasOwn(KINDS, family) ? KINDS[family as keyof typeof KINDS] : undefined
}
