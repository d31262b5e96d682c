import { TEMPLATE_TYPES, type TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { readableName } from '@innkeeper/domain/html-builder/template-name.ts'
import {
  TEMPLATE_NAME_MAX,
  type TemplateContent,
  templateContentSchema,
} from '@innkeeper/domain/html-builder/template-schema.ts'
import * as z from 'zod/mini'
import { readableModules } from '../readable-modules.ts'

/** Of the file; a newer one is refused and not guessed at. */
export const TEMPLATE_FILE_VERSION = 1
/** A file beyond this is not read. */
export const TEMPLATE_FILE_MAX_BYTES = 1_500_000

const fileSchema = z.object({
  kind: z.literal('innkeeper-template'),
  version: z.literal(TEMPLATE_FILE_VERSION),
  type: z.enum(TEMPLATE_TYPES),
  /** A template is not lost over its name. */
  content: z.extend(templateContentSchema, {
    name: z.string().check(z.overwrite(readableName), z.maxLength(TEMPLATE_NAME_MAX)),
  }),
})
const headSchema = z.object({ kind: z.literal('innkeeper-template'), version: z.number() })

export type TemplateFile = z.infer<typeof fileSchema>
export const FILE_PROBLEMS = ['notJson', 'notATemplate', 'newerVersion', 'wrongContent'] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** A template as a file. */
export function templateFile(type: TemplateType, content: TemplateContent): TemplateFile {
  return { kind: 'innkeeper-template', version: TEMPLATE_FILE_VERSION, type, content }
}

type Read =
  | { file: TemplateFile; leftOut: number; problem: null }
  | { file: null; leftOut: 0; problem: FileProblem }

/** A template from a file; modules that cannot be read are left out and counted. */
export function readTemplateFile(text: string): Read {
  const refused = (problem: FileProblem): Read => ({ file: null, leftOut: 0, problem })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refused('notJson')
  }
  const head = z.safeParse(headSchema, json)
  if (!head.success) return refused('notATemplate')
  if (head.data.version > TEMPLATE_FILE_VERSION) return refused('newerVersion')
  const parsed = z.safeParse(fileSchema, json)
  if (!parsed.success) return refused('wrongContent')
  const { content } = parsed.data
  let leftOut = 0
  const localizedData = Object.fromEntries(
    Object.entries(content.localizedData).map(([language, list]) => {
      const { modules } = readableModules(list)
      leftOut += list.length - modules.length
      return [language, modules]
    }),
  )
  return { file: { ...parsed.data, content: { ...content, localizedData } }, leftOut, problem: null }
}
