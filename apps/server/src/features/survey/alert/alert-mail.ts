import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import { logoPath } from '@innkeeper/domain/properties/logo-path.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { staffMail } from '../../../platform/mail/staff-mail.ts'
import type { ResponseRow, SurveyRow } from '../tables.ts'

/** Enough to know how urgent it is; all of it stands behind the link. */
const WORDS_MAX = 600

type Told = {
  response: Pick<ResponseRow, 'id' | 'score' | 'words' | 'asksForContact'>
  survey: Pick<SurveyRow, 'id' | 'name'>
  house: Pick<Property, 'propertyId' | 'name' | 'brand'>
  origin: string
}

/** Says that a guest was not content, and nothing of who it is: the address need not be one of the team. */
export function alertMail(to: string, { response, survey, house, origin }: Told): MailMessage {
  const { propertyId, name, brand } = house
  const { id, score, words, asksForContact } = response
  const logo = brand.logo === null ? null : origin + logoPath(propertyId, brand.logo)
  const said = words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX)}…` : words
  const given = score === null ? 'A guest was not content' : `A guest gave ${score} of 10`
  return staffMail(
    to,
    { name, logo, brand },
    {
      subject: `${given}: ${survey.name}`,
      greeting: 'Hello,',
      paragraphs: [
        `${given} in the survey “${survey.name}”.`,
        ...(said === '' ? ['There are no words with it.'] : said.split('\n').filter((line) => line !== '')),
        ...(asksForContact ? ['The guest asks to be contacted.'] : []),
      ],
      button: {
        label: 'Read the answer',
        url: `${origin}${ADMIN_BASE}/surveys/${survey.id}/responses?view=responses&response=${id}`,
      },
      why: 'You get this mail because your address is entered in this survey for low scores.',
    },
  )
}
