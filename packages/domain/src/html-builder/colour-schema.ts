import * as z from 'zod/mini'
import { BRAND_COLOURS } from './colour.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** Apart from its rules: a guest's page paints colours and reads no schema. */
export const chosenColourSchema = z.union([z.enum(BRAND_COLOURS), z.string().check(z.regex(HEX))])
