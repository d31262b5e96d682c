import type { ChosenColour } from '@innkeeper/domain/html-builder/colour.ts'
import { logoPath } from '@innkeeper/domain/properties/logo-path.ts'
import type { CompiledEmail } from '@innkeeper/html-builder/email/compiled-email.ts'
import {
  type EmailSource,
  emailDocument,
  emailLine,
  emailText,
} from '@innkeeper/html-builder/email/document.ts'
import { emailColours } from '@innkeeper/html-builder/email/email-colours.ts'
import { partsOf } from '@innkeeper/html-builder/email/marks.ts'
import type { TemplateModule } from '@innkeeper/html-builder/module-schemas.ts'
import { offersAskedIn } from '@innkeeper/html-builder/offers-asked.ts'
import type { EmailWords, OutputSetting } from '@innkeeper/html-builder/output-setting.ts'
import { surveysAskedIn } from '@innkeeper/html-builder/surveys-asked.ts'
import { directionOf, interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { cleanEmailHtml } from '../clean-html.ts'
import { createMjmlThread, type MjmlThread } from './mjml-thread.ts'

/** Whose e-mail it is, in which language, and from where its links and pictures are reached. */
export type EmailSetting = Pick<
  OutputSetting,
  'propertyId' | 'propertyName' | 'origin' | 'mediaOrigin' | 'brand' | 'language' | 'contact'
>

export type EmailInput = {
  type: 'email' | 'signature'
  modules: readonly TemplateModule[]
  style: { innerBgColor: ChosenColour | null; outerBgColor: ChosenColour | null }
  subject: string
  preheader: string
  isMarketing: boolean
  setting: EmailSetting
}

export type EmailCompiler = {
  /** An e-mail with everything decided but its recipient; a signature as the piece that stands in e-mails. */
  compile(input: EmailInput): Promise<CompiledEmail>
  close(): Promise<void>
}

export function createEmailCompiler({
  thread = createMjmlThread(),
}: {
  thread?: MjmlThread
} = {}): EmailCompiler {
  return {
    async compile(input) {
      const source = await sourceOf(input)
      const { propertyId } = input.setting
      const offers = offersAskedIn(input.modules)
      const surveys = surveysAskedIn(input.modules)
      const html = await thread.render({ source: emailDocument(source), type: input.type, propertyId })
      return {
        version: 1,
        html: partsOf(html),
        text: partsOf(emailText(source)),
        subject: partsOf(emailLine(input.subject)),
        preheader: partsOf(emailLine(input.preheader)),
        ...(offers.length > 0 && { offers }),
        ...(surveys.length > 0 && { surveys }),
      }
    },
    close: () => thread.close(),
  }
}

/** What modules are written with, and the words that e-mails have besides them. */
export async function sourceOf({
  type,
  modules,
  style,
  subject,
  preheader,
  isMarketing,
  setting,
}: EmailInput): Promise<EmailSource> {
  const { brand, origin, propertyId, propertyName, language } = setting
  const output: OutputSetting = {
    ...setting,
    kind: type,
    direction: directionOf(language),
    logo: brand.logo === null ? null : origin + logoPath(propertyId, brand.logo),
    colours: emailColours(style, brand),
    words: await wordsIn(language, propertyName),
    cleanHtml: (html) => cleanEmailHtml(html, origin),
  }
  return { modules, subject, preheader, isMarketing, setting: output }
}

async function wordsIn(language: string, property: string): Promise<EmailWords> {
  // All catalogues in all languages: nobody should wait for them at the start.
  const { translate } = await import('@innkeeper/i18n/translate.ts')
  const code = interfaceLanguageFor(language)
  return {
    unsubscribe: translate(code, 'mail.template.unsubscribe'),
    whyOffers: translate(code, 'mail.template.whyOffers', { property }),
    playVideo: translate(code, 'mail.template.playVideo'),
    notLikely: translate(code, 'mail.template.notLikely'),
    veryLikely: translate(code, 'mail.template.veryLikely'),
  }
}
