import { imageText } from '../../email/image.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'image'>['text'] = ({ props }, setting) => {
  const images =
    props.nrOfColumns === 2 ? [props.columnOneImage, props.columnTwoImage] : [props.columnOneImage]
  return images
    .map((image) => imageText(image, setting))
    .filter(Boolean)
    .join('\n\n')
}
