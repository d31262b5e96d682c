import { type Point, ROW_ATTRIBUTE } from '../../../components/drag/row-at.ts'

/** Whether a point is on the canvas and further down than the middle of the last module on it that is not carried. */
export function isBelowModules({ x, y }: Point, carriedId: string): boolean {
  const canvas = document.elementsFromPoint(x, y).find((element) => element.matches('[data-canvas]'))
  if (!canvas) return false
  const frames = [...canvas.querySelectorAll(`[data-module][${ROW_ATTRIBUTE}]`)]
  const last = frames.findLast((frame) => frame.getAttribute(ROW_ATTRIBUTE) !== carriedId)
  if (!last) return true
  const { top, height } = last.getBoundingClientRect()
  return y > top + height / 2
}
