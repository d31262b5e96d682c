import type { Content } from 'pdfmake/interfaces.js'
import { fitted } from '../png-picture.ts'
import type { PaperBrand } from '../port.ts'
import { qrRectangles } from './qr-drawing.ts'

/*
 * Parts of a printed label, each set at its own place on the page. Points from the top left corner.
 */

export const mm = (millimetres: number) => (millimetres * 72) / 25.4

export const INK = '#1b2320'
export const SOFT = '#5d6964'
const CUT = '#c9c4b8'
/** The name of the logo among the pictures of the document. */
export const LOGO = 'logo'

export type Place = { x: number; y: number; width: number; height: number }
export type Words = { text: string; size: number; bold?: boolean; colour?: string; gap?: number }

/** The place with this much room around it. */
export function inset({ x, y, width, height }: Place, by: number): Place {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

/** A surface with round corners. */
export function surface({ x, y, width, height }: Place, colour: string, radius: number): Content {
  return {
    canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, r: radius, color: colour }],
    absolutePosition: { x, y },
  }
}

/** Lines of words below each other, as wide as the place. */
export function words(
  { x, y, width }: Omit<Place, 'height'>,
  lines: readonly Words[],
  alignment: 'left' | 'center' = 'left',
): Content {
  return {
    absolutePosition: { x, y },
    columns: [
      {
        width,
        stack: lines.map(({ text, size, bold = false, colour = INK, gap = 0 }) => ({
          text,
          fontSize: size,
          bold,
          color: colour,
          alignment,
          lineHeight: 1.15,
          margin: [0, gap, 0, 0] as [number, number, number, number],
        })),
      },
    ],
  }
}

/** The code as rectangles, with its quiet zone inside its side. */
export function qrCode(text: string, { x, y, side }: { x: number; y: number; side: number }): Content {
  return {
    canvas: qrRectangles(text, side).map((rectangle) => ({ type: 'rect', color: '#000', ...rectangle })),
    absolutePosition: { x, y },
  }
}

/** The logo on a light plate in the middle of a place; the name in large letters where there is none. */
export function brandMark(
  brand: PaperBrand,
  { x, y, width, height }: Place,
  { size, padding }: { size: number; padding: number },
): Content[] {
  if (!brand.logo) {
    const fits = textSize(brand.name, width, size)
    const line = { text: brand.name, size: fits, bold: true, colour: brand.inkOnColour }
    return [words({ x, y: y + (height - fits * 1.2) / 2, width }, [line], 'center')]
  }
  const [w, h] = fitted(brand.logo, [width - 2 * padding, height - 2 * padding])
  const left = x + (width - w) / 2
  const top = y + (height - h) / 2
  const plate = { x: left - padding, y: top - padding, width: w + 2 * padding, height: h + 2 * padding }
  return [
    surface(plate, '#ffffff', Math.min(8, padding)),
    { image: LOGO, width: w, height: h, absolutePosition: { x: left, y: top } },
  ]
}

/** As large as fits in one line; letters of the semi-bold are about this wide. */
export function textSize(text: string, width: number, largest: number): number {
  const LETTER = 0.62
  return Math.max(7, Math.min(largest, width / (Math.max(1, text.length) * LETTER)))
}

/** Where to cut: a dashed frame. */
export function cutFrame({ x, y, width, height }: Place): Content {
  const dash = { length: 3, space: 3 }
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
    { x: 0, y: 0 },
  ]
  return {
    canvas: [{ type: 'polyline', points: corners, lineWidth: 0.5, lineColor: CUT, dash }],
    absolutePosition: { x, y },
  }
}
