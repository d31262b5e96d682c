import type { TemplateTextBlock } from '@innkeeper/domain/html-builder/rich-text.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { type BaseModule, divider, sign, signature, text } from './base-templates/plan-modules.ts'
import { lines } from './base-templates/plan-text.ts'
import { spaced } from './base-templates/spaced.ts'

/** Words as somebody types them: an empty line begins a paragraph. */
export type LetterWords = { subject: string; text: string }

const EMPTY_LINE = /\n[^\S\n]*\n/

function paragraphs(words: string): TemplateTextBlock[] {
  return words
    .replace(/\r\n?/g, '\n')
    .split(EMPTY_LINE)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => lines(...paragraph.split('\n').filter((line) => line !== '')))
}

/** Words in the look of the property's e-mails, with its signature below them. */
export function letterContent(
  languages: Readonly<Record<string, LetterWords>>,
  { isMarketing }: { isMarketing: boolean },
): TemplateContent {
  const modulesOf = (words: string): BaseModule[] => [
    sign(),
    text(...paragraphs(words)),
    divider(),
    signature(),
  ]
  const entries = Object.entries(languages)
  return {
    name: entries[0]?.[1].subject || 'Letter',
    standardType: null,
    style: { outerBgColor: 'paper', innerBgColor: 'card' },
    localizedData: Object.fromEntries(
      entries.map(([index, words]) => [
        index,
        spaced('email', modulesOf(words.text)).map((module, place) => ({ ...module, id: `letter-${place}` })),
      ]),
    ),
    subject: Object.fromEntries(entries.map(([index, words]) => [index, words.subject])),
    preheader: {},
    isMarketing,
  }
}
