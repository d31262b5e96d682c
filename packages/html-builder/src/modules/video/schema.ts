import {
  alignmentSchema,
  percentSchema,
  templateImageSchema,
} from '@innkeeper/domain/html-builder/module-parts.ts'
import { isWebAddress, LINK_MAX } from '@innkeeper/domain/links.ts'
import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'

export const PLAYER_TYPES = ['youtube', 'vimeo', 'file'] as const

const propsSchema = z.object({
  playerType: z._default(z.enum(PLAYER_TYPES), 'youtube'),
  /** Empty until somebody says which film. */
  url: z._default(
    z.string().check(
      z.maxLength(LINK_MAX),
      z.refine((url) => url === '' || isWebAddress(url)),
    ),
    '',
  ),
  size: percentSchema,
  /** The picture shown until the film is started; an e-mail has only this. */
  placeholder: z._default(z.nullable(templateImageSchema), null),
  alignment: alignmentSchema,
})

export const videoSchema = moduleSchema('video', propsSchema)
