import type { Sharp } from 'sharp'
import type { CropTarget, PictureFacts } from './port.ts'

const LONGEST_DRAWN = 3840

type Measures = Pick<PictureFacts, 'width' | 'height'>

/** How wide the part is that is kept; the whole width where there is nothing to cut. */
function keptWidth({ width, height }: Measures, crop: CropTarget | undefined): number {
  return crop ? Math.min(width, Math.round(height * crop.aspect)) : width
}

/** How wide a drawing is drawn so that the part that is kept comes out this wide; a very long one less sharp. */
export function drawnWidth(facts: Measures, width: number, crop: CropTarget | undefined): number {
  return Math.min(LONGEST_DRAWN, Math.ceil((width * facts.width) / keptWidth(facts, crop)))
}

/** At most this wide after the cut, and never enlarged. */
export function cropped(picture: Sharp, facts: Measures, target: { width: number; crop: CropTarget }): Sharp {
  const kept = keptWidth(facts, target.crop)
  const scale = Math.min(1, target.width / kept)
  const width = Math.max(1, Math.round(facts.width * scale))
  const height = Math.max(1, Math.round(facts.height * scale))
  const cut = Math.min(width, Math.max(1, Math.round(kept * scale)))
  const left = Math.round((width - cut) * target.crop.at)
  return picture.resize(width, height, { fit: 'fill' }).extract({ left, top: 0, width: cut, height })
}
