import * as z from 'zod/mini'
import { ACCESS_LIMITS, accessText } from './access.ts'

const textSchema = (maxLength: number) =>
  z.nullable(z.string().check(z.overwrite(accessText), z.minLength(1), z.maxLength(maxLength)))

/** Apart from its rules: they are part of a guest's first view, which reads no schema. */
export const accessSchema = z.object({
  doorCode: textSchema(ACCESS_LIMITS.doorCode),
  wifiName: textSchema(ACCESS_LIMITS.wifiName),
  wifiPassword: textSchema(ACCESS_LIMITS.wifiPassword),
})
