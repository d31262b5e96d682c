// The configuration: everything an operator can set, read once at start from the environment and `.env`.
// A wrong value stops the start with one line that names the variable and says what it takes.

import { PROPERTIES_PER_OWNER } from '@innkeeper/domain/properties/constants.ts'
import * as z from 'zod/mini'
import { S3_ADDRESS_PATTERN } from '../files/s3-address.ts'

const portSchema = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535))
const addressSchema = z.string().check(z.regex(/^https?:\/\/[^\s/]+(\/\S*)?$/))
const flagSchema = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
)

/** An address of IPv6 stands in brackets. */
function isHostAndPort(value: string): boolean {
  const [, port] = /^(?:\[[\da-f:.]+]|[^\s:/[\]]+):(\d{1,5})$/i.exec(value) ?? []
  return port !== undefined && Number(port) <= 65_535
}

/** Each variable with its check and, for the error line, what it takes. */
export const SETTINGS = {
  PORT: { schema: z._default(portSchema, 3000), takes: 'a port number from 0 to 65535' },
  HOST: {
    schema: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
    takes: 'a host name or address to listen on',
  },
  DATA_DIR: { schema: z._default(z.string().check(z.minLength(1)), 'data'), takes: 'a folder' },
  DATABASE_URL: {
    schema: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
    takes: 'an address beginning with postgres://',
  },
  PUBLIC_URL: { schema: z.optional(addressSchema), takes: 'an address such as https://stay.example.com' },
  MARKETING_URL: { schema: z.optional(addressSchema), takes: 'an address beginning with https://' },
  MEDIA_URL: { schema: z.optional(addressSchema), takes: 'an address beginning with https://' },
  FILES_URL: {
    schema: z.optional(z.string().check(z.regex(S3_ADDRESS_PATTERN))),
    takes: 'an address such as s3://key:secret@s3.example.com/bucket?region=eu-north-1',
  },
  SMTP_URL: {
    schema: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
    takes: 'an address such as smtp://user:password@mail.example.com:587',
  },
  MAIL_FROM: {
    schema: z._default(z.string().check(z.regex(/@/)), 'Innkeeper <no-reply@innkeeper.example>'),
    takes: 'an e-mail address, with or without a name',
  },
  TRANSLATION_URL: {
    schema: z.optional(addressSchema),
    takes: 'an address such as https://api-free.deepl.com or http://localhost:5000',
  },
  TRANSLATION_KEY: {
    schema: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
    takes: 'the key the translation service gave you',
  },
  SECRET_KEY: {
    schema: z.optional(z.string().check(z.minLength(32))),
    takes: 'at least 32 characters that nobody can guess',
  },
  GUEST_DATA_KEY: {
    schema: z.optional(z.string().check(z.minLength(32))),
    takes: 'at least 32 characters that nobody can guess; registrations are sealed with it',
  },
  GUEST_DATA_KEY_BEFORE: {
    schema: z.optional(z.string().check(z.minLength(32))),
    takes: 'the key before that one, until innkeeper rotate-key is through',
  },
  GUEST_DATA_KEY_FILE: {
    schema: z.optional(z.string().check(z.minLength(1))),
    takes: 'a file for the keys, outside the data folder where you can',
  },
  GUEST_DATA_KEY_LOST: {
    schema: z._default(flagSchema, false),
    takes: '1 when a key is lost for good and what it sealed may stay unreadable, else 0',
  },
  DEMO: { schema: z.optional(flagSchema), takes: '0 or 1' },
  MIN_FREE_MB: {
    schema: z._default(z.coerce.number().check(z.int(), z.gte(0)), 200),
    takes: 'a whole number of megabytes',
  },
  MAX_PROPERTIES_PER_OWNER: {
    schema: z._default(z.coerce.number().check(z.int(), z.gte(1)), PROPERTIES_PER_OWNER),
    takes: 'a whole number from 1',
  },
  ERROR_REPORTS_DSN: { schema: z.optional(addressSchema), takes: 'the address an error service gave you' },
  METRICS_TOKEN: {
    schema: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{16,}$/))),
    takes: 'at least 16 characters without spaces that nobody can guess',
  },
  METRICS_ADDRESS: {
    schema: z.optional(z.string().check(z.refine(isHostAndPort))),
    takes: 'a host and a port such as 127.0.0.1:9100',
  },
  WEBHOOKS_ALLOW_PRIVATE: {
    schema: z._default(flagSchema, false),
    takes: '1 when webhooks may reach addresses of private networks, else 0',
  },
  LOG_LEVEL: {
    schema: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
    takes: 'trace, debug, info, warn, error or silent',
  },
  TRUST_PROXY: {
    schema: z._default(flagSchema, false),
    takes: '1 when a proxy in front sets x-forwarded-for, else 0',
  },
} as const

export type Settings = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']> }
