import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'

export const RAW_HTML_MAX = 20_000

/** As somebody wrote it; what is shown or sent is cleaned first. */
export const rawHtmlSchema = moduleSchema(
  'raw-html',
  z.object({ html: z._default(z.string().check(z.maxLength(RAW_HTML_MAX)), '') }),
)
