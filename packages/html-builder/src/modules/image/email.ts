import { emailImage } from '../../email/image.ts'
import { beside, column, contentWidth, groundOf, section } from '../../email/layout.ts'
import type { ModuleKind } from '../../module-kind.ts'

const GAP = 16

export const email: ModuleKind<'image'>['email'] = ({ props, outerPadding }, setting) => {
  const place = groundOf(setting)
  const { alignment, columnOneImage, columnTwoImage } = props
  if (props.nrOfColumns === 1) {
    const look = { place, columnWidth: contentWidth, alignment, padding: '0' }
    const image = columnOneImage && emailImage(columnOneImage, look)
    return image ? section({ place, outerPadding }, column({ setting }, image)) : ''
  }
  const half = (contentWidth - GAP) / 2
  const columns = [columnOneImage, columnTwoImage].map((image, index) => {
    const isAtLeft = (index === 0) === (setting.direction === 'ltr')
    const padding = isAtLeft ? `0 ${GAP / 2}px 0 0` : `0 0 0 ${GAP / 2}px`
    return image ? emailImage(image, { place, columnWidth: half, alignment, padding }) : ''
  })
  if (columns.every((content) => content === '')) return ''
  const all = columns.map((content) => column({ setting, width: '50%', more: beside(setting) }, content))
  return section({ place, outerPadding }, all.join(''))
}
