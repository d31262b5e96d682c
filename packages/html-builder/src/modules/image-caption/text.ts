import { imageText } from '../../email/image.ts'
import { richTextPlain } from '../../email/rich-text-plain.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'image-caption'>['text'] = ({ props }, setting) =>
  [imageText(props.image, setting), richTextPlain(props.content, setting)].filter(Boolean).join('\n\n')
