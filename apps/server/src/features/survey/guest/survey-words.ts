import type { GuestSurvey } from '@innkeeper/api/survey/guest.ts'
import { pictureSource } from '@innkeeper/domain/media/links.ts'
import { defaultLanguage, type Localization } from '@innkeeper/domain/properties/localization.ts'
import type { SurveyKind } from '@innkeeper/domain/survey/constants.ts'
import type { Question, SurveyBody, Words } from '@innkeeper/domain/survey/survey-schema.ts'

type Asked = { id: string; version: number; kind: SurveyKind; body: SurveyBody }
type House = { propertyId: string; mediaOrigin: string; localization: Localization }

/** Wide enough for a phone of today across. */
const PICTURE = { cssWidth: 480, pixelRatio: 2 }

/** A survey in one language; what was not written in it, in the default language. */
export function surveyIn(
  { id, version, kind, body }: Asked,
  { localization, ...owner }: House,
  index: number,
): GuestSurvey {
  const fallback = defaultLanguage(localization)?.index ?? index
  const text = (words: Words): string => words[index] || words[fallback] || ''
  const only = (words: Words): Record<string, string> => {
    const found = text(words)
    return found === '' ? {} : { [index]: found }
  }
  const said = ({ title, text: words }: SurveyBody['thanks']) => ({ title: text(title), text: text(words) })
  const question = (asked: Question): Question =>
    'choices' in asked
      ? {
          ...asked,
          words: only(asked.words),
          choices: asked.choices.map((choice) => ({ id: choice.id, words: only(choice.words) })),
        }
      : { ...asked, words: only(asked.words) }
  const links = body.reviewLinks[index]?.length ? body.reviewLinks[index] : body.reviewLinks[fallback]
  const picture = body.pictureId && `/media/${owner.propertyId}/${body.pictureId}`
  return {
    ...{ id, version, kind, isContactOptional: body.isContactOptional },
    groups: body.groups.map((group) => ({
      id: group.id,
      title: only(group.title),
      note: only(group.note),
      questions: group.questions.map(question),
    })),
    thanks: said(body.thanks),
    thanksAgain: said(body.thanksAgain),
    reviewLinks: links ?? [],
    picture: picture ? pictureSource(picture, owner, PICTURE) : null,
  }
}
